import { MONTHS_FROM_DAY, wholeMonths } from '#domain/baby/baby.ts';
import { type Day, daysBetween } from '#domain/time/when.ts';
import { LAST_DAY, monthsInDays } from './care-range.ts';

/**
 * Returns the age in days that selects the rows of this guide. It follows calendar months, because the screen shows the
 * age in calendar months above the rows. Negative before birth.
 */
export function guideAge(birthDate: Day, day: Day): number {
  const days = daysBetween(birthDate, day);
  if (days < MONTHS_FROM_DAY) return days;
  const months = wholeMonths(birthDate, day);
  const last = Math.min(monthsInDays(months + 1) - 1, Math.max(days, LAST_DAY));
  return Math.min(Math.max(days, monthsInDays(months)), last);
}
