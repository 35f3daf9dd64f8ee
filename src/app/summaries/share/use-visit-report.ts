import { useEffect, useRef, useState } from 'react';
import { useSiblings } from '#app/family/use-babies.ts';
import { useTimersOf } from '#app/family/use-timers.ts';
import { readMedicines } from '#app/medicine/use-medicines.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { withRunning } from '#domain/log/log-so-far.ts';
import type { VisitWords } from '#domain/report/notes-and-questions.ts';
import { daysToReport } from '#domain/report/visit-request.ts';
import type { Period } from '#domain/time/period.ts';
import type { Day } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import { useRecords } from '#session/use-records.ts';
import { readUntilChanged } from '#storage/database/read-until-changed.ts';
import { readDays, readGrowths, readMoments } from '#storage/log/records.ts';
import { reportSpeech } from '#words/report-speech.ts';

/**
 * The state of a report. Browsers allow sharing only directly after a tap. So the first tap makes the file and a second
 * tap shares it.
 */
export type VisitFile =
  | { status: 'none' }
  | { status: 'making'; share: number }
  | { status: 'ready'; file: File }
  | { status: 'outdated' }
  | { status: 'failed' };

const NONE: VisitFile = { status: 'none' };
const OUTDATED: VisitFile = { status: 'outdated' };

/** The options of a report, apart from the log. */
export interface VisitOptions {
  period: Period;
  words: VisitWords;
  appendix: boolean;
  zone: string;
  units: Units;
  /** The language that the family chose for reports. Null for the language of the app. */
  reportLanguage: string | null;
  /** The report marks this day as not over. */
  today: Day;
}

/**
 * Makes the visit report of a baby as a file. If `asked`, the profile, the log or the timers change, the file is
 * outdated, even before it is finished. Only a tap makes a new file. Otherwise each typed letter would start one.
 */
export function useVisitReport(baby: Baby, asked: VisitOptions | null) {
  const db = useRecords();
  const timers = useTimersOf(baby.babyId);
  const siblings = useSiblings(baby.babyId);
  const [last, setLast] = useState({ of: '', made: NONE });
  const run = useRef<AbortController>(null);
  const running = timers.map(({ id, updatedAt }) => [id, updatedAt]);
  const of = JSON.stringify([baby.updatedAt, siblings, asked, running]);
  useEffect(() => () => run.current?.abort(), []);

  async function make({ period, words, appendix, zone, units, reportLanguage }: VisitOptions, now: number) {
    run.current?.abort();
    const latest = new AbortController();
    run.current = latest;
    const settle = (made: VisitFile) => {
      if (!latest.signal.aborted) setLast({ of, made });
    };
    const outdated = () => {
      settle(OUTDATED);
      latest.abort();
    };
    settle({ status: 'making', share: 0 });
    try {
      const days = daysToReport(period);
      const read = () =>
        Promise.all([
          readDays(db, baby.babyId, siblings, days.from, days.to),
          readGrowths(db, baby.babyId),
          readMedicines(db),
          readMoments(db, baby.babyId),
        ]);
      const [[log, growths, medicines, moments], { visitReport }, { visitReportPdf }, { takeSteps }, speech] =
        await Promise.all([
          readUntilChanged(read, outdated, latest.signal),
          import('#domain/report/visit-report.ts'),
          import('#exports/visit-report-pdf.ts'),
          import('#exports/slices.ts'),
          reportSpeech(reportLanguage, 'care', 'fields', 'figures', 'guide', 'kinds', 'report', 'visitpages'),
        ]);
      const source = { baby, log: withRunning(log, timers, now, zone), growths, medicines, moments, words };
      const report = await takeSteps(visitReport(source, period, zone, now));
      const paper = { ...speech, units, appendix };
      const file = await visitReportPdf(report, paper, (share) => settle({ status: 'making', share }));
      settle({ status: 'ready', file });
    } catch {
      settle({ status: 'failed' });
    }
  }

  const isCurrent = last.of === of || last.made === NONE;
  return { made: isCurrent ? last.made : OUTDATED, make };
}
