import { type Entry, textOf } from '#domain/parsed.ts';
import type { Question } from '#domain/question.ts';
import type { Day } from '#domain/time/when.ts';
import type { Baby } from './baby.ts';

const NAME = 'before-birth';

/**
 * Asks whether a day before the birth is meant. Such a day usually has a wrong month or year. No daily mean would count
 * the entry. Null if there is nothing to ask, or if `entry` holds the answer under the question's name.
 */
export function birthQuestion(
  entry: Entry,
  day: Day,
  { name, birthDate }: Pick<Baby, 'name' | 'birthDate'>,
): Question | null {
  if (day >= birthDate || textOf(entry, NAME) === 'yes') return null;
  return { name: NAME, code: 'beforeBirth', day, baby: name, birthDate };
}
