import { type Entry, type Question, textOf } from '#domain/parsed.ts';
import { plural } from '#domain/plural.ts';

const NAME = 'left-out';

/**
 * Asks whether a birth date is meant that lies after `count` entries of the log: no figure counts what was before the birth.
 * Null where nothing is to be asked, or `entry` holds the answer, under the question's name.
 */
export function lateBirthQuestion(entry: Entry, count: number): Question | null {
  if (count === 0 || textOf(entry, NAME) === 'yes') return null;
  return {
    name: NAME,
    text: `${plural(count, 'entry is', 'entries are')} before this day. Totals would leave ${count === 1 ? 'it' : 'them'} out. Is the date right?`,
    choices: [{ value: 'yes', label: 'Yes, save it as it is' }],
  };
}
