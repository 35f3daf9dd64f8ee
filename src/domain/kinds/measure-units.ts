import { lengthIn, temperatureIn, type Units, volumeIn, weightIn } from '#domain/units.ts';
import type { MeasureUnit } from './fields.ts';

/** The family's unit for a measure; null for a plain number. */
export function unitOf(kept: MeasureUnit, units: Units): string | null {
  switch (kept) {
    case 'oz':
      return units.volume;
    case 'kg':
      return units.weight;
    case 'cm':
      return units.length;
    case 'celsius':
      return `°${units.temperature}`;
    case 'number':
      return null;
  }
}

/** A measure in the family's unit, as exact as the screen shows it. */
export function amountIn(kept: MeasureUnit, value: number, units: Units): number {
  switch (kept) {
    case 'oz':
      return volumeIn(value, units.volume);
    case 'kg':
      return weightIn(value, units.weight);
    case 'cm':
      return lengthIn(value, units.length);
    case 'celsius':
      return temperatureIn(value, units.temperature);
    case 'number':
      return value;
  }
}
