import type { FieldErrors } from '#domain/parsed.ts';
import { daysIn, type Period } from './period.ts';
import { type Day, isDay } from './when.ts';

/** A year and a day. More days are illegible in a chart and need too many pages on paper. */
export const DAYS_AT_MOST = 366;

/** The days between two date fields, without future days; or an error at the field `from` or `to`. */
export function chosenDays({ from, to }: Period, today: Day): Period | { errors: FieldErrors } {
  if (!isDay(from)) return { errors: { from: 'Choose the first and the last day.' } };
  if (!isDay(to)) return { errors: { to: 'Choose the first and the last day.' } };
  if (to < from) return { errors: { to: 'The last day is before the first. Swap the two dates.' } };
  if (from > today) return { errors: { from: 'These days have not come yet. Choose days up to today.' } };
  const days = { from, to: to < today ? to : today };
  if (daysIn(days) > DAYS_AT_MOST)
    return { errors: { from: `That is more than a year. Choose at most ${DAYS_AT_MOST} days.` } };
  return days;
}
