import { type Entry, type FieldErrors, type Parsed, textOf } from '#domain/parsed.ts';
import { type Day, daysBetween, EARLIEST_DAY, isDay } from '#domain/time/when.ts';
import { formatDate } from '#domain/time/when-words.ts';
import type { BabyFields } from './baby.ts';

const NAME_LIMIT = 80;
/**
 * A due date that is more than this many days from the birth is a typing error. No baby survives a birth that early.
 */
const DUE_DATE_LIMIT_DAYS = 140;

/**
 * Validates a baby's profile from its form: `name`, `birthDate`, `sex`, and optionally `dueDate` and `photoUrl`.
 * `today` is the family's day.
 */
export function parseBaby(entry: Entry, today: Day): Parsed<BabyFields> {
  const errors: FieldErrors = {};
  const name = textOf(entry, 'name');
  if (!name) errors.name = 'What is the baby’s name? A nickname will do.';
  else if (name.length > NAME_LIMIT) errors.name = `Use at most ${NAME_LIMIT} characters for the name.`;
  const birthDate = textOf(entry, 'birthDate');
  if (!isDay(birthDate)) errors.birthDate = 'When was the baby born? Choose a date.';
  else if (birthDate > today)
    errors.birthDate = `${formatDate(birthDate)} has not come yet. Choose the day of birth.`;
  else if (birthDate < EARLIEST_DAY)
    errors.birthDate = `${formatDate(birthDate)} is too long ago for a baby. Check the year.`;
  const sex = textOf(entry, 'sex');
  if (sex !== 'female' && sex !== 'male') errors.sex = 'Girl or boy? The growth curves differ.';
  const dueDate = textOf(entry, 'dueDate') || null;
  if (dueDate !== null && !isDay(dueDate)) errors.dueDate = 'Choose the due date, or leave it empty.';
  else if (
    dueDate !== null &&
    isDay(birthDate) &&
    Math.abs(daysBetween(birthDate, dueDate)) > DUE_DATE_LIMIT_DAYS
  ) {
    errors.dueDate = 'That is more than 20 weeks from the birth. Check both dates.';
  }
  if (Object.keys(errors).length || (sex !== 'female' && sex !== 'male')) return { errors };
  return { value: { name, birthDate, sex, dueDate, photoUrl: textOf(entry, 'photoUrl') || null } };
}
