import type { FieldErrors } from '#domain/parsed.ts';
import { chosenDays } from '#domain/time/chosen-days.ts';
import type { Period } from '#domain/time/period.ts';
import { addDays, type Day } from '#domain/time/when.ts';

/** How many days a visit report may look back from today, beside dates of the parent's own. */
export const VISIT_RANGES = ['7', '14', '30', '90', 'dates'] as const;
export type VisitRange = (typeof VISIT_RANGES)[number];

/** The last `count` days, today being the last. */
export function lastDays(count: number, today: Day): Period {
  return { from: addDays(today, 1 - count), to: today };
}

/** The days that a choice means, or a sentence at the one of its dates, `from` or `to`, that is wrong. */
export function visitPeriod(range: VisitRange, dates: Period, today: Day): Period | { errors: FieldErrors } {
  return range === 'dates' ? chosenDays(dates, today) : lastDays(Number(range), today);
}
