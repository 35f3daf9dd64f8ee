import type { FieldErrors } from './parsed.ts';
import { daysIn, type Period } from './period.ts';
import { addDays, type Day, isDay } from './when.ts';

/** How many days a visit report may look back from today, beside dates of the parent's own. */
export const VISIT_RANGES = ['7', '14', '30', '90', 'dates'] as const;
export type VisitRange = (typeof VISIT_RANGES)[number];

/** A year and a day: more would be a book. */
const LONGEST = 366;

/** The last `count` days, today being the last. */
export function lastDays(count: number, today: Day): Period {
  return { from: addDays(today, 1 - count), to: today };
}

/** The days that a choice means, or a sentence at the one of its dates, `from` or `to`, that is wrong. */
export function visitPeriod(
  range: VisitRange,
  { from, to }: Period,
  today: Day,
): Period | { errors: FieldErrors } {
  if (range !== 'dates') return lastDays(Number(range), today);
  if (!isDay(from)) return { errors: { from: 'Choose the first and the last day.' } };
  if (!isDay(to)) return { errors: { to: 'Choose the first and the last day.' } };
  if (to < from) return { errors: { to: 'The last day is before the first. Swap the two dates.' } };
  if (from > today) return { errors: { from: 'These days have not come yet. Choose days up to today.' } };
  const period = { from, to: to < today ? to : today };
  if (daysIn(period) > LONGEST)
    return { errors: { from: 'That is more than a year. Choose at most 366 days.' } };
  return period;
}
