import { type Entry, type FieldErrors, HALF_TYPED, textOf } from '#domain/parsed.ts';
import { dayAt, EARLIEST_DAY, isDay } from './when.ts';
import { formatDate } from './when-words.ts';

/** Adds an error unless the entry's `date` is a day from the year 2000 on. */
export function checkDate(entry: Entry, errors: FieldErrors): void {
  const day = textOf(entry, 'date');
  if (!day) errors.date = 'Which day was it? Choose a date.';
  else if (day === HALF_TYPED) errors.date = 'Part of the date is missing. Fill in day, month and year.';
  else if (!isDay(day)) errors.date = `“${day}” is not a date on the calendar. Choose another.`;
  else if (day < EARLIEST_DAY) errors.date = `${formatDate(day)} is too long ago. Check the year.`;
}

/** Adds an error unless the entry's `date` is valid: from the year 2000 to today in `zone` at `now` (epoch ms). */
export function checkPastDate(
  entry: Entry,
  errors: FieldErrors,
  { zone, now }: { zone: string; now: number },
): void {
  checkDate(entry, errors);
  const day = textOf(entry, 'date');
  if (!errors.date && day > dayAt(now, zone))
    errors.date = `${formatDate(day)} has not come yet. Choose another day.`;
}
