import type { ChartAge } from '#domain/baby/corrected-age.ts';
import {
  type Gain,
  type GrowthVisit,
  isWeight,
  measuredValue,
  missingStandard,
  WEIGHING_ERROR_G,
} from '#domain/kinds/growth/growth-history.ts';
import type { Standing } from '#domain/kinds/growth/growth-percentile.ts';
import type { WeightAfterBirth } from '#domain/kinds/growth/weight-after-birth.ts';
import { formatDate } from '#domain/time/when-words.ts';
import { gramsIn, gramsUnit, round, type Units } from '#domain/units/units.ts';
import type { GrowthMeasure } from '#domain/who-standards/lms-tables.ts';
import type { Speech } from '#words/speech.ts';
import { formatLength, formatWeight } from './amounts.ts';
import { formatNumber } from './numbers.ts';
import { roundedLength, roundedMeasure } from './rounded.ts';

/** Describes growth and its percentiles, for screen and paper. */

/** Describes a percentile: "34th percentile". In the tails, a whole number says little: "Below the 1st percentile". */
export function describePercentile({ percentile }: Standing, { words }: Speech<'figures'>): string {
  const { above, below, of } = words.figures.percentile;
  if (percentile < 1) return below;
  return percentile > 99 ? above : of(Math.round(percentile));
}

/** Formats a percentile with one decimal. Below 0.1 it is "<0.1", and above 99.9 it is ">99.9". */
export function percentileNumber({ percentile }: Standing, speech: Speech): string {
  if (percentile < 0.1) return `<${formatNumber(0.1, speech, 1)}`;
  if (percentile > 99.9) return `>${formatNumber(99.9, speech, 1)}`;
  return formatNumber(round(percentile, 1), speech, 1);
}

/**
 * Formats a z-score: "−0.41", "+1.20". A z-score is a distance from the median, so it has a sign unless it rounds to 0.
 */
export function formatZ({ z }: Standing, speech: Speech): string {
  const size = round(Math.abs(z), 2);
  const text = formatNumber(size, speech, 2);
  return size === 0 ? text : `${z < 0 ? '−' : '+'}${text}`;
}

/** Formats a measured value with its unit: "4.2 kg", "52 cm". */
export function formatMeasured(
  measure: GrowthMeasure,
  value: number,
  units: Units,
  speech: Speech<'care'>,
): string {
  return isWeight(measure)
    ? formatWeight(value, units.weight, speech)
    : formatLength(value, units.length, speech);
}

/** Describes the measure of a visit: "4.2 kg, 34th percentile". Null if it was not measured. */
export function describeStanding(
  measure: GrowthMeasure,
  visit: GrowthVisit,
  units: Units,
  speech: Speech<'care' | 'figures'>,
): string | null {
  const measured = measuredValue(measure, visit);
  if (measured === null) return null;
  const value = roundedMeasure(measure, measured, units, speech);
  const { above, below, of, ...none } = speech.words.figures.standing;
  const standing = visit.standings[measure];
  if (!standing) return none[missingStandard(measure, visit)](value);
  if (standing.percentile < 1) return below(value);
  return standing.percentile > 99 ? above(value) : of(value, Math.round(standing.percentile));
}

/** Formats a gain with its sign: "+31" in grams, or "−0.4" in ounces if the family uses pounds. */
export function gainIn(
  grams: number,
  weight: Units['weight'],
  speech: Speech,
): { value: string; unit: 'g' | 'oz' } {
  const digits = weight === 'kg' ? 0 : 1;
  const amount = round(Math.abs(gramsIn(grams, weight)), digits);
  const sign = amount === 0 ? '' : grams > 0 ? '+' : '−';
  return { value: `${sign}${formatNumber(amount, speech, digits)}`, unit: gramsUnit(weight) };
}

/** Formats a gain of length with its sign: "+0.8 in". */
export function lengthGainIn(cm: number, unit: Units['length'], speech: Speech<'care'>): string {
  const none = roundedLength(0, unit, speech);
  const amount = roundedLength(Math.abs(cm), unit, speech);
  return amount === none ? none : `${cm > 0 ? '+' : '−'}${amount}`;
}

/**
 * Formats a gain per day: "+31", "± 4" and "g". The error is one SD of the weighings, and never 0. Null if the
 * weighings are too close together.
 */
export function gainPerDayIn(
  { perDay }: Gain,
  weight: Units['weight'],
  speech: Speech,
): { value: string; error: string; unit: 'g' | 'oz' } | null {
  if (!perDay) return null;
  const digits = weight === 'kg' ? 0 : 1;
  const error = Math.max(10 ** -digits, round(gramsIn(perDay.error, weight), digits));
  return { ...gainIn(perDay.grams, weight, speech), error: `± ${formatNumber(error, speech, digits)}` };
}

/** Describes a gain: "+31 ± 4 g a day over 14 days". Says so if the weighings are too close together. */
export function describeGain(gain: Gain, weight: Units['weight'], speech: Speech<'figures'>): string {
  const { gain: texts, grams } = speech.words.figures;
  const told = gainPerDayIn(gain, weight, speech);
  return told ? texts.overDays(grams[told.unit](`${told.value} ${told.error}`), gain.days) : texts.tooClose;
}

/** Explains the ± of a gain. */
export function describeGainError(weight: Units['weight'], speech: Speech<'figures'>): string {
  return speech.words.figures.gain.error(formatWeighingError(weight, speech));
}

/** Formats the error of one weighing: "45 g". */
export function formatWeighingError(weight: Units['weight'], speech: Speech<'figures'>): string {
  const error = formatNumber(round(gramsIn(WEIGHING_ERROR_G, weight), 1), speech);
  return speech.words.figures.grams[gramsUnit(weight)](error);
}

/** Says how a chart counts the age: "Corrected age, counted from the due date (5 weeks early)." */
export function describeChartAge({ counted, daysEarly }: ChartAge, { words }: Speech<'figures'>): string {
  const { corrected, fromBirth } = words.figures.chartAge;
  if (counted === 'from birth') return fromBirth;
  const weeks = Math.floor(daysEarly / 7);
  const days = daysEarly % 7;
  if (weeks === 0) return corrected.days(days);
  return days === 0 ? corrected.weeks(weeks) : corrected.weeksAndDays(weeks, days);
}

/** Describes in sentences how the weight fell and recovered after birth. */
export function describeAfterBirth(
  { birthWeightKg, lowest, regained, last }: WeightAfterBirth,
  units: Units,
  speech: Speech<'care' | 'figures'>,
): string {
  const { back, born, lowest: fell, neverBelow, noneAfter, notBack } = speech.words.figures.afterBirth;
  const birth = born(formatWeight(birthWeightKg, units.weight, speech));
  if (!lowest) return `${birth} ${regained ? neverBelow : noneAfter}`;
  return [
    birth,
    fell(
      formatWeight(lowest.weightKg, units.weight, speech),
      lowest.dayOfLife,
      formatNumber(round(lowest.percentLost, 1), speech),
    ),
    regained ? back(regained.dayOfLife, formatDate(regained.date, speech.locale)) : notBack(last.dayOfLife),
  ].join(' ');
}
