import type { Baby } from '#domain/baby/baby.ts';
import { chartAge } from '#domain/baby/corrected-age.ts';
import { type Entry, type Question, textOf } from '#domain/parsed.ts';
import type { GrowthMeasure } from '#domain/who-standards/lms-tables.ts';
import type { GrowthFields } from './growth.ts';
import { standingOf } from './growth-history.ts';
import { entryQuestion } from './growth-percentile.ts';

/** The measures of an entry that are new, not confirmed before. */
export type NewMeasures = Record<'weightKg' | 'lengthCm' | 'headCm', boolean>;

/**
 * The curves that an entry is compared with, and the fields of each. The last raises a question only if none before it
 * does.
 */
const ASKED: readonly [measure: GrowthMeasure, typed: readonly (keyof NewMeasures)[]][] = [
  ['weight-for-age', ['weightKg']],
  ['length-for-age', ['lengthCm']],
  ['head-for-age', ['headCm']],
  ['weight-for-length', ['weightKg', 'lengthCm']],
];

/**
 * Asks about measures beyond WHO's flags, which are usually typing errors. The answer to each is in the entry under the
 * question's name. A measure that is not `changed` was asked about before. Without a standard there is no question.
 */
export function unlikelyMeasures(
  entry: Entry,
  fields: Omit<GrowthFields, 'note' | 'zone'>,
  baby: Pick<Baby, 'birthDate' | 'sex' | 'dueDate'>,
  changed: NewMeasures,
): Question[] {
  const age = chartAge(baby.birthDate, baby.dueDate, fields.date);
  const unlikely = ASKED.flatMap(([measure, typed]) => {
    const standing = typed.some((one) => changed[one]) && standingOf(measure, baby.sex, fields, age);
    const text = standing ? entryQuestion(measure, standing.z) : null;
    return text === null ? [] : { measure, text };
  });
  // An error in the weight is far off for the length as well. One question is enough.
  const own = unlikely.filter(({ measure }) => measure !== 'weight-for-length');
  return (own.length > 0 ? own : unlikely)
    .map(({ measure, text }) => ({
      name: `unlikely-${measure}`,
      text,
      choices: [{ value: 'yes', label: 'Yes, save it as it is' }],
    }))
    .filter(({ name }) => textOf(entry, name) !== 'yes');
}
