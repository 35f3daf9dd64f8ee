import type { FieldErrors } from '#domain/fault.ts';
import { daysIn, type Period } from './period.ts';
import { type Day, isDay } from './when.ts';

/** 366 days. More days would be illegible in a chart and would need too many pages on paper. */
export const DAYS_AT_MOST = 366;

/**
 * Returns the period from one date field to the other, without future days. Returns an error at `from` or `to` if the
 * dates do not make a period of at most 366 days.
 */
export function chosenDays({ from, to }: Period, today: Day): Period | { errors: FieldErrors } {
  if (!isDay(from)) return { errors: { from: { code: 'noDays' } } };
  if (!isDay(to)) return { errors: { to: { code: 'noDays' } } };
  if (to < from) return { errors: { to: { code: 'daysReversed' } } };
  if (from > today) return { errors: { from: { code: 'daysInFuture' } } };
  const days = { from, to: to < today ? to : today };
  if (daysIn(days) > DAYS_AT_MOST) return { errors: { from: { code: 'tooManyDays', limit: DAYS_AT_MOST } } };
  return days;
}
