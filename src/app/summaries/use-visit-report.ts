import { useRef, useState } from 'react';
import type { Baby } from '#domain/baby.ts';
import type { VisitWords } from '#domain/notes-and-questions.ts';
import type { Period } from '#domain/period.ts';
import { daysToAccount } from '#domain/period-summary.ts';
import type { Units } from '#domain/units.ts';
import { useRecords } from '#session/use-records.ts';
import { readDays, readGrowths } from '#storage/records.ts';

/** A report on its way: sharing needs a tap of its own, so the file is there before that tap. */
export type VisitFile =
  | { status: 'none' }
  | { status: 'making'; share: number }
  | { status: 'ready'; file: File }
  | { status: 'failed' };

export interface VisitOptions {
  period: Period;
  words: VisitWords;
  appendix: boolean;
  zone: string;
  units: Units;
  now: number;
}

/** Makes the visit report of a baby as a file; `forget` it when something else is asked for. */
export function useVisitReport(baby: Baby) {
  const db = useRecords();
  const [made, setMade] = useState<VisitFile>({ status: 'none' });
  const latest = useRef(0);

  async function make({ period, words, appendix, zone, units, now }: VisitOptions) {
    latest.current += 1;
    const run = latest.current;
    const settle = (next: VisitFile) => {
      if (latest.current === run) setMade(next);
    };
    settle({ status: 'making', share: 0 });
    try {
      const days = daysToAccount(period);
      const [log, growths, { visitReport }, { visitReportPdf }, { takeSteps }] = await Promise.all([
        readDays(db, baby.babyId, days.from, days.to),
        readGrowths(db, baby.babyId),
        import('#domain/visit-report.ts'),
        import('#exports/visit-report-pdf.ts'),
        import('#exports/planners/slices.ts'),
      ]);
      const report = await takeSteps(visitReport({ baby, log, growths, words }, period, zone, now));
      const paper = { units, locale: navigator.language, appendix };
      const file = await visitReportPdf(report, paper, (share) => settle({ status: 'making', share }));
      settle({ status: 'ready', file });
    } catch {
      settle({ status: 'failed' });
    }
  }

  function forget() {
    latest.current += 1;
    setMade({ status: 'none' });
  }

  return { made, make, forget };
}
