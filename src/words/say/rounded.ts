import { isWeight } from '#domain/kinds/growth/growth-history.ts';
import { lengthIn, round, type Units, volumeIn } from '#domain/units/units.ts';
import type { GrowthMeasure } from '#domain/who-standards/lms-tables.ts';
import type { Speech } from '#words/speech.ts';
import { formatWeight } from './amounts.ts';
import { formatNumber } from './numbers.ts';

/** Formats volumes and lengths to one decimal, for the summaries on the screen. Forms, lists and paper show more. */

/** Formats a volume that was added up or averaged: "3.9 oz" or "117 ml". */
export function roundedVolume(oz: number, unit: Units['volume'], speech: Speech<'care'>): string {
  // An ounce is rounded once, because 0.845 is 0.8. Milliliters are whole, or were typed with their decimals.
  const amount = unit === 'oz' ? oz : volumeIn(oz, unit);
  return speech.words.care.units[unit](formatNumber(round(amount, 1), speech));
}

/** Formats a length: "20.5 in" or "52 cm". */
export function roundedLength(cm: number, unit: Units['length'], speech: Speech<'care'>): string {
  return speech.words.care.units[unit](formatNumber(lengthIn(cm, unit, 1), speech));
}

/** Formats a measured value. A weight is exact, because its last gram counts: "4.235 kg", "20.5 in". */
export function roundedMeasure(
  measure: GrowthMeasure,
  value: number,
  units: Units,
  speech: Speech<'care'>,
): string {
  return isWeight(measure)
    ? formatWeight(value, units.weight, speech)
    : roundedLength(value, units.length, speech);
}
