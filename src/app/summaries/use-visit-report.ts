import { useEffect, useRef, useState } from 'react';
import { useTimersOf } from '#app/family/use-timers.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { withRunning } from '#domain/log/log-so-far.ts';
import type { VisitWords } from '#domain/report/notes-and-questions.ts';
import { daysToAccount } from '#domain/summaries/period-summary.ts';
import type { Period } from '#domain/time/period.ts';
import type { Day } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import { useRecords } from '#session/use-records.ts';
import { readUntilChanged } from '#storage/database/read-until-changed.ts';
import { readDays, readGrowths } from '#storage/log/records.ts';
import { reportSpeech } from '#words/report-speech.ts';

/**
 * The state of a report. Browsers allow sharing only directly after a tap, so a first tap makes the file and a second
 * one shares it.
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
  /** The preference of the family. */
  reportLanguage: string | null;
  /** The report marks this day as not over. */
  today: Day;
}

/**
 * Makes the visit report of a baby as a file. The file, finished or not, is outdated once `asked`, the log or the
 * timers change. Only a tap makes it again, because otherwise every typed letter would.
 */
export function useVisitReport(baby: Baby, asked: VisitOptions | null) {
  const db = useRecords();
  const timers = useTimersOf(baby.babyId);
  const [last, setLast] = useState({ of: '', made: NONE });
  const run = useRef<AbortController>(null);
  const running = timers.map(({ id, updatedAt }) => [id, updatedAt]);
  const of = JSON.stringify([baby.updatedAt, asked, running]);
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
      const days = daysToAccount(period);
      const read = () =>
        Promise.all([readDays(db, baby.babyId, days.from, days.to), readGrowths(db, baby.babyId)]);
      const [[log, growths], { visitReport }, { visitReportPdf }, { takeSteps }, speech] = await Promise.all([
        readUntilChanged(read, outdated, latest.signal),
        import('#domain/report/visit-report.ts'),
        import('#exports/visit-report-pdf.ts'),
        import('#exports/slices.ts'),
        reportSpeech(reportLanguage, 'care', 'figures', 'guide', 'report'),
      ]);
      const source = { baby, log: withRunning(log, timers, now, zone), growths, words };
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
