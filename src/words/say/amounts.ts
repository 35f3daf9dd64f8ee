import { temperatureIn } from '#domain/units/temperature-units.ts';
import {
  lengthIn,
  type MeasureUnit,
  poundsAndOunces,
  type Units,
  volumeIn,
  weightIn,
} from '#domain/units/units.ts';
import type { Speech } from '#words/speech.ts';
import { formatNumber } from './numbers.ts';

/** Formats amounts with their unit, in the family's units. */

/** Formats a volume: "4 oz" or "120 ml". */
export function formatVolume(oz: number, unit: Units['volume'], speech: Speech<'care'>): string {
  return speech.words.care.units[unit](formatNumber(volumeIn(oz, unit), speech));
}

/** Formats a weight: "4.2 kg", or "9 lb 4.1 oz" as on scales in pounds. */
export function formatWeight(kg: number, unit: Units['weight'], speech: Speech<'care'>): string {
  const { units } = speech.words.care;
  if (unit === 'kg') return units.kg(formatNumber(weightIn(kg, 'kg'), speech));
  const { pounds, ounces } = poundsAndOunces(kg);
  return units.lb(formatNumber(pounds, speech), formatNumber(ounces, speech));
}

/** Formats a length: "52 cm" or "20.5 in". */
export function formatLength(cm: number, unit: Units['length'], speech: Speech<'care'>): string {
  return speech.words.care.units[unit](formatNumber(lengthIn(cm, unit), speech));
}

/** Formats a temperature: "38.1 °C" or "100.6 °F". */
export function formatTemperature(
  celsius: number,
  unit: Units['temperature'],
  speech: Speech<'care'>,
): string {
  return speech.words.care.units[unit](formatNumber(temperatureIn(celsius, unit), speech, 1));
}

/** Formats a measure in the family's unit: "4 oz", "100.6 °F". */
export function formatAmount(kept: MeasureUnit, value: number, units: Units, speech: Speech<'care'>): string {
  switch (kept) {
    case 'oz':
      return formatVolume(value, units.volume, speech);
    case 'kg':
      return formatWeight(value, units.weight, speech);
    case 'cm':
      return formatLength(value, units.length, speech);
    case 'celsius':
      return formatTemperature(value, units.temperature, speech);
    case 'number':
      return formatNumber(value, speech);
  }
}
