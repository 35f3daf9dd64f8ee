import { round, type Units } from './units.ts';

/**
 * Converts a temperature in the chosen unit to degrees Celsius, to a hundredth. With this precision, every tenth of a
 * degree Fahrenheit is shown again as it was typed.
 */
export function celsiusFrom(degrees: number, unit: Units['temperature']): number {
  return round(unit === 'C' ? degrees : ((degrees - 32) * 5) / 9, 2);
}

/** Converts degrees Celsius to the chosen unit, to a tenth as on thermometers. */
export function temperatureIn(celsius: number, unit: Units['temperature']): number {
  return round(unit === 'C' ? celsius : (celsius * 9) / 5 + 32, 1);
}
