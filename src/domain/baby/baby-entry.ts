import type { FieldErrors } from '#domain/fault.ts';
import { type Entry, type Parsed, textOf } from '#domain/parsed.ts';
import { type Day, daysBetween, EARLIEST_DAY, isDay } from '#domain/time/when.ts';
import type { BabyFields } from './baby.ts';

const NAME_LIMIT = 80;
/** A due date more than this many weeks from the birth is a typing error. No baby survives a birth that early. */
const DUE_DATE_LIMIT_WEEKS = 20;

/**
 * Validates a baby's profile from its form: `name`, `birthDate`, `sex`, and optionally `dueDate` and `photoUrl`.
 * `today` is the family's day.
 */
export function parseBaby(entry: Entry, today: Day): Parsed<BabyFields> {
  const errors: FieldErrors = {};
  const name = textOf(entry, 'name');
  if (!name) errors.name = { code: 'noName' };
  else if (name.length > NAME_LIMIT) errors.name = { code: 'nameTooLong', limit: NAME_LIMIT };
  const birthDate = textOf(entry, 'birthDate');
  if (!isDay(birthDate)) errors.birthDate = { code: 'noBirthDate' };
  else if (birthDate > today) errors.birthDate = { code: 'birthInFuture', day: birthDate };
  else if (birthDate < EARLIEST_DAY) errors.birthDate = { code: 'birthTooEarly', day: birthDate };
  const sex = textOf(entry, 'sex');
  if (sex !== 'female' && sex !== 'male') errors.sex = { code: 'noSex' };
  const dueDate = textOf(entry, 'dueDate') || null;
  if (dueDate !== null && !isDay(dueDate)) errors.dueDate = { code: 'notADueDate' };
  else if (
    dueDate !== null &&
    isDay(birthDate) &&
    Math.abs(daysBetween(birthDate, dueDate)) > 7 * DUE_DATE_LIMIT_WEEKS
  ) {
    errors.dueDate = { code: 'dueDateTooFar', weeks: DUE_DATE_LIMIT_WEEKS };
  }
  if (Object.keys(errors).length || (sex !== 'female' && sex !== 'male')) return { errors };
  return { value: { name, birthDate, sex, dueDate, photoUrl: textOf(entry, 'photoUrl') || null } };
}
