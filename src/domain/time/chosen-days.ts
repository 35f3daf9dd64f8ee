import type { FieldErrors } from '#domain/fault.ts';
import { daysIn, type Period } from './period.ts';
import { type Day, isDay } from './when.ts';

/** A year and a day. More days are illegible in a chart and need too many pages on paper. */
export const DAYS_AT_MOST = 366;

/** The days between two date fields, without future days; or an error at the field `from` or `to`. */
export function chosenDays({ from, to }: Period, today: Day): Period | { errors: FieldErrors } {
  if (!isDay(from)) return { errors: { from: { code: 'noDays' } } };
  if (!isDay(to)) return { errors: { to: { code: 'noDays' } } };
  if (to < from) return { errors: { to: { code: 'daysReversed' } } };
  if (from > today) return { errors: { from: { code: 'daysInFuture' } } };
  const days = { from, to: to < today ? to : today };
  if (daysIn(days) > DAYS_AT_MOST) return { errors: { from: { code: 'tooManyDays', limit: DAYS_AT_MOST } } };
  return days;
}
