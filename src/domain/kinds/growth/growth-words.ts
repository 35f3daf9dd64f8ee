import type { Sex } from '#domain/baby/baby.ts';
import { DAYS_OF_24_MONTHS } from '#domain/time/months-of-age.ts';
import { formatDate } from '#domain/time/when-words.ts';
import {
  formatLength,
  formatWeight,
  gramsIn,
  gramsUnit,
  lengthIn,
  round,
  type Units,
  weightIn,
} from '#domain/units/units.ts';
import type { GrowthMeasure } from '#domain/who-standards/lms-tables.ts';
import { type Gain, type GrowthVisit, measuredValue, WEIGHING_ERROR_G } from './growth-history.ts';
import type { Standing } from './growth-percentile.ts';
import type { WeightAfterBirth } from './weight-after-birth.ts';

/** The words for growth and its standings, for screen and paper. */

export const CURVE_WORDS: Record<GrowthMeasure, { short: string; title: string }> = {
  'weight-for-age': { short: 'Weight', title: 'Weight for age' },
  'length-for-age': { short: 'Length', title: 'Length for age' },
  'head-for-age': { short: 'Head', title: 'Head circumference for age' },
  'weight-for-length': { short: 'Weight for length', title: 'Weight for length' },
};

/** Shown for a measurement outside the tables, where nothing is extrapolated. */
const NO_STANDARD = 'no standard for this age';
const NO_STANDARD_FOR_LENGTH = 'no standard for this length';

/** Why a measurement has no standing on its curve. */
export function noStandardWords(measure: GrowthMeasure, { age }: Pick<GrowthVisit, 'age'>): string {
  const inAge = age.ageDays >= 0 && age.ageDays <= DAYS_OF_24_MONTHS;
  return measure === 'weight-for-length' && inAge ? NO_STANDARD_FOR_LENGTH : NO_STANDARD;
}

/** "girls" or "boys": the sex of the curves. */
export function curvesOf(sex: Sex): string {
  return sex === 'female' ? 'girls' : 'boys';
}

/** "34th percentile". In the tails, where a whole number says little: "below the 1st percentile". */
export function percentileWords({ percentile }: Standing): string {
  if (percentile < 1) return 'below the 1st percentile';
  if (percentile > 99) return 'above the 99th percentile';
  return `${ordinal(Math.round(percentile))} percentile`;
}

/** The percentile with one decimal; "<0.1" and ">99.9" beyond. */
export function percentileNumber({ percentile }: Standing): string {
  if (percentile < 0.1) return '<0.1';
  return percentile > 99.9 ? '>99.9' : round(percentile, 1).toFixed(1);
}

/** "−0.41", "+1.20": the sign is always shown, because a z-score is a distance. */
export function zWords({ z }: Standing): string {
  const text = round(Math.abs(z), 2).toFixed(2);
  return text === '0.00' ? text : `${z < 0 ? '−' : '+'}${text}`;
}

function ordinal(number: number): string {
  const teen = number % 100 > 10 && number % 100 < 14;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** The measured value with its unit: "4.2 kg", "52 cm". */
export function formatMeasured(measure: GrowthMeasure, value: number, units: Units): string {
  return isWeight(measure) ? formatWeight(value, units.weight) : formatLength(value, units.length);
}

/** Kg or cm as a number in the family's unit, and that unit, for an axis. */
export function inUnits(
  measure: GrowthMeasure,
  value: number,
  units: Units,
): { amount: number; unit: Units['weight'] | Units['length'] } {
  return isWeight(measure)
    ? { amount: weightIn(value, units.weight), unit: units.weight }
    : { amount: lengthIn(value, units.length), unit: units.length };
}

function isWeight(measure: GrowthMeasure): boolean {
  return measure === 'weight-for-age' || measure === 'weight-for-length';
}

/** "4.2 kg, 34th percentile": a visit on one curve; null if it was not measured. */
export function describeStanding(measure: GrowthMeasure, visit: GrowthVisit, units: Units): string | null {
  const value = measuredValue(measure, visit);
  if (value === null) return null;
  const standing = visit.standings[measure];
  const place = standing ? percentileWords(standing) : noStandardWords(measure, visit);
  return `${formatMeasured(measure, value, units)}, ${place}`;
}

/** "+31" g, or "−0.4" oz with pounds: the signed gain. */
export function gainIn(grams: number, weight: Units['weight']): { value: string; unit: 'g' | 'oz' } {
  const amount = Math.abs(gramsIn(grams, weight));
  const value = weight === 'kg' ? String(Math.round(amount)) : round(amount, 1).toFixed(1);
  const sign = grams > 0 ? '+' : '−';
  return { value: `${Number(value) === 0 ? '' : sign}${value}`, unit: gramsUnit(weight) };
}

export const TOO_CLOSE = 'too close together to tell';

/** "+31 ± 4" and "g a day". The error is one SD of the weighings and never 0. Null if they are {@link TOO_CLOSE}. */
export function gainPerDayIn(
  { perDay }: Gain,
  weight: Units['weight'],
): { value: string; error: string; unit: 'g' | 'oz' } | null {
  if (!perDay) return null;
  const digits = weight === 'kg' ? 0 : 1;
  const error = Math.max(10 ** -digits, round(gramsIn(perDay.error, weight), digits));
  return { ...gainIn(perDay.grams, weight), error: `± ${error.toFixed(digits)}` };
}

/** "+31 ± 4 g a day over 14 days", or {@link TOO_CLOSE}. */
export function gainWords(gain: Gain, weight: Units['weight']): string {
  const told = gainPerDayIn(gain, weight);
  return told ? `${told.value} ${told.error} ${told.unit} a day over ${gain.days} days` : TOO_CLOSE;
}

/** The explanation of the ± of a gain. */
export function gainErrorWords(weight: Units['weight']): string {
  return `± is the error of weighing, one SD: about ${gainIn(WEIGHING_ERROR_G, weight).value.slice(1)} ${gramsUnit(weight)} each time.`;
}

/** How the weight fell and recovered after birth, as sentences. */
export function describeAfterBirth(
  { birthWeightKg, lowest, regained, last }: WeightAfterBirth,
  units: Units,
  locale?: string,
): string {
  const born = `Birth weight ${formatWeight(birthWeightKg, units.weight)}.`;
  if (!lowest)
    return `${born} ${regained ? 'No weighing was below it.' : 'There is no weighing after it yet.'}`;
  const fell = `The lowest weighing was ${formatWeight(lowest.weightKg, units.weight)} on day ${lowest.dayOfLife} of life, ${round(lowest.percentLost, 1)}% less.`;
  const back = regained
    ? `Back at birth weight by day ${regained.dayOfLife}, ${formatDate(regained.date, locale)}.`
    : `Not yet back at birth weight when last weighed, on day ${last.dayOfLife}.`;
  return `${born} ${fell} ${back}`;
}
