import { useEffect, useRef, useState } from 'react';
import { useSiblings } from '#app/family/use-babies.ts';
import { useTimersOf } from '#app/family/use-timers.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { useRecords } from '#session/use-records.ts';
import { readUntilChanged } from '#storage/database/read-until-changed.ts';
import { composeReport, readForReport, type VisitOptions } from './compose-report.ts';

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

  async function make(options: VisitOptions, now: number) {
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
      const read = () => readForReport(db, baby.babyId, siblings, options.period);
      const [rows, { visitReportPdf }] = await Promise.all([
        readUntilChanged(read, outdated, latest.signal),
        import('#exports/visit-report-pdf.ts'),
      ]);
      const { report, reader } = await composeReport(baby, rows, timers, options, now);
      const paper = { ...reader, appendix: options.appendix };
      const file = await visitReportPdf(report, paper, (share) => settle({ status: 'making', share }));
      settle({ status: 'ready', file });
    } catch {
      settle({ status: 'failed' });
    }
  }

  const isCurrent = last.of === of || last.made === NONE;
  return { made: isCurrent ? last.made : OUTDATED, make };
}
