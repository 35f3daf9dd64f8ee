import { type Entry, textOf } from '#domain/parsed.ts';
import type { Question } from '#domain/question.ts';

const NAME = 'left-out';

/**
 * Asks whether a birth date is right if it is after `count` entries of the log. No daily mean counts entries before the
 * birth. Null if there is nothing to ask, or if `entry` holds the answer under the question's name.
 */
export function lateBirthQuestion(entry: Entry, count: number): Question | null {
  if (count === 0 || textOf(entry, NAME) === 'yes') return null;
  return { name: NAME, code: 'entriesBeforeBirth', count };
}
