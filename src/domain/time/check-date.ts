import type { FieldErrors } from '#domain/fault.ts';
import { type Entry, HALF_TYPED, textOf } from '#domain/parsed.ts';
import { dayAt, EARLIEST_DAY, isDay } from './when.ts';

/** Adds an error unless the entry's `date` is a day in the year 2000 or later. */
export function checkDate(entry: Entry, errors: FieldErrors): void {
  const day = textOf(entry, 'date');
  if (!day) errors.date = { code: 'noDate' };
  else if (day === HALF_TYPED) errors.date = { code: 'halfDate' };
  else if (!isDay(day)) errors.date = { code: 'notADate', typed: day };
  else if (day < EARLIEST_DAY) errors.date = { code: 'dateTooEarly', day };
}

/** Adds an error unless the entry's `date` is valid: from the year 2000 to today in `zone` at `now` (epoch ms). */
export function checkPastDate(
  entry: Entry,
  errors: FieldErrors,
  { zone, now }: { zone: string; now: number },
): void {
  checkDate(entry, errors);
  const day = textOf(entry, 'date');
  if (!errors.date && day > dayAt(now, zone)) errors.date = { code: 'dateInFuture', day };
}
