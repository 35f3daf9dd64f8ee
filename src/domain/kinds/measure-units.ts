import type { Fault } from '#domain/fault.ts';
import { celsiusFrom, temperatureIn } from '#domain/units/temperature-units.ts';
import {
  cmFrom,
  kgFrom,
  lengthIn,
  type MeasureUnit,
  ozFrom,
  type Units,
  volumeIn,
  weightIn,
} from '#domain/units/units.ts';

/** Returns the family's unit for a measure. Null for a plain number. */
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

/** Converts a measure to the family's unit, with the precision of the screen. */
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

/** Converts an amount in the family's unit to the measure's stored unit. */
export function amountFrom(kept: MeasureUnit, amount: number, units: Units): number {
  switch (kept) {
    case 'oz':
      return ozFrom(amount, units.volume);
    case 'kg':
      return kgFrom(amount, units.weight);
    case 'cm':
      return cmFrom(amount, units.length);
    case 'celsius':
      return celsiusFrom(amount, units.temperature);
    case 'number':
      return amount;
  }
}

/**
 * Returns a fault if `value` is below `low` or above `high`, otherwise undefined. All three are in the stored `unit`.
 */
export function outsideFault(
  unit: MeasureUnit,
  value: number,
  [low, high]: readonly [number, number],
  units: Units,
): Fault | undefined {
  return value >= low && value <= high ? undefined : { code: 'outside', unit, value, low, high, units };
}

/** Returns how much + and − change a measure, in the family's unit. */
export function stepOf(kept: MeasureUnit, units: Units): number {
  switch (kept) {
    case 'oz':
      return units.volume === 'oz' ? 0.5 : 10;
    case 'kg':
    case 'celsius':
      return 0.1;
    case 'cm':
      return units.length === 'cm' ? 0.5 : 0.25;
    case 'number':
      return 1;
  }
}
