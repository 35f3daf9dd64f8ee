import type { FieldErrors } from '#domain/fault.ts';
import { daysToAccount } from '#domain/summaries/period-summary.ts';
import { chosenDays } from '#domain/time/chosen-days.ts';
import type { Period } from '#domain/time/period.ts';
import { addDays, type Day } from '#domain/time/when.ts';

/** The choices for a visit report: a number of days back from today, or the parent's own dates. */
export const VISIT_RANGES = ['7', '14', '30', '90', 'dates'] as const;
export type VisitRange = (typeof VISIT_RANGES)[number];

/** Returns the last `count` days, including today. */
export function lastDays(count: number, today: Day): Period {
  return { from: addDays(today, 1 - count), to: today };
}

/** Returns the days of a chosen range, or an error at the date field `from` or `to`. */
export function visitPeriod(range: VisitRange, dates: Period, today: Day): Period | { errors: FieldErrors } {
  return range === 'dates' ? chosenDays(dates, today) : lastDays(Number(range), today);
}

/** Returns the days whose records a report needs. The meals before a reaction reach back two more days. */
export function daysToReport(period: Period): Period {
  const { from, to } = daysToAccount(period);
  return { from: addDays(from, -2), to };
}
