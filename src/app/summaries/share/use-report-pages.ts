import { useEffect, useState } from 'react';
import { useSiblings } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import { useTimersOf } from '#app/family/use-timers.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { useRecords } from '#session/use-records.ts';
import { composeReport, readForReport, type VisitOptions } from './compose-report.ts';

/** The pages are counted this many milliseconds after the last change, because each typed letter is a change. */
const PAUSE_MS = 500;

/**
 * Returns the number of pages that the report will have, from a live query. Null while they are counted, without
 * options, and if they cannot be counted.
 */
export function useReportPages(baby: Baby, asked: VisitOptions | null): number | null {
  const db = useRecords();
  const { now } = useFamily();
  const timers = useTimersOf(baby.babyId);
  const siblings = useSiblings(baby.babyId);
  const days = asked && `${asked.period.from} ${asked.period.to}`;
  const rows = useLive(db, `report ${baby.babyId} ${siblings} ${days}`, async () =>
    asked ? readForReport(db, baby.babyId, siblings, asked.period) : null,
  );
  const [counted, setCounted] = useState({ of: '', pages: 0 });
  const of = JSON.stringify([baby.updatedAt, asked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` stands for the baby and the options, which are new objects in each render. The minute and the timers change no page.
  useEffect(() => {
    if (!asked || !rows) return;
    let isGone = false;
    const timer = setTimeout(async () => {
      try {
        const { report, reader } = await composeReport(baby, rows, timers, asked, now);
        const { layoutVisit } = await import('#exports/visit-report-pdf/layout-visit.ts');
        if (!isGone) setCounted({ of, pages: layoutVisit(report, reader, asked.appendix).length });
      } catch {
        // Without the code of reports, no number is shown. Making the report says what happened.
      }
    }, PAUSE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [of, rows]);

  return counted.of === of ? counted.pages : null;
}
