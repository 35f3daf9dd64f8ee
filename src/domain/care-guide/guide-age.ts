import { MONTHS_FROM_DAY, wholeMonths } from '#domain/baby/baby.ts';
import { type Day, daysBetween } from '#domain/time/when.ts';
import { LAST_DAY, monthsInDays } from './care-range.ts';

/**
 * The age in days that the rows of this guide go by: of a month as the calendar counts it, which is what a parent reads above
 * them, and not a day or two of the month beside it. Negative before birth.
 */
export function guideAge(birthDate: Day, day: Day): number {
  const days = daysBetween(birthDate, day);
  if (days < MONTHS_FROM_DAY) return days;
  const months = wholeMonths(birthDate, day);
  const last = Math.min(monthsInDays(months + 1) - 1, Math.max(days, LAST_DAY));
  return Math.min(Math.max(days, monthsInDays(months)), last);
}
