import type { Baby } from '#domain/baby/baby.ts';
import { chartAge } from '#domain/baby/corrected-age.ts';
import { type Entry, textOf } from '#domain/parsed.ts';
import type { Question } from '#domain/question.ts';
import type { GrowthMeasure } from '#domain/who-standards/lms-tables.ts';
import type { GrowthFields } from './growth.ts';
import { standingOf } from './growth-history.ts';
import { sideOffChart } from './growth-percentile.ts';

/** True for each measure of an entry that the parent has not confirmed before. */
export type NewMeasures = Record<'weightKg' | 'lengthCm' | 'headCm', boolean>;

/**
 * The curves that an entry is compared with, each with the fields that it uses. The last curve raises a question only
 * if none of the others does.
 */
const ASKED: readonly [measure: GrowthMeasure, typed: readonly (keyof NewMeasures)[]][] = [
  ['weight-for-age', ['weightKg']],
  ['length-for-age', ['lengthCm']],
  ['head-for-age', ['headCm']],
  ['weight-for-length', ['weightKg', 'lengthCm']],
];

/**
 * Asks about measures beyond WHO's flags, which are usually typing errors. The answer to each question is in the entry
 * under the question's name. A measure that is not `changed` raises no question, because it was confirmed before.
 * Neither does a measure without a standard.
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
    const side = standing ? sideOffChart(measure, standing.z) : null;
    return side === null ? [] : { measure, side };
  });
  // A wrong weight or length is far off on weight-for-length too. One question about it is enough.
  const own = unlikely.filter(({ measure }) => measure !== 'weight-for-length');
  return (own.length > 0 ? own : unlikely)
    .map(({ measure, side }): Question => ({ name: `unlikely-${measure}`, code: 'offChart', measure, side }))
    .filter(({ name }) => textOf(entry, name) !== 'yes');
}
