/**
 * Volumes are stored in US fluid ounces, weights in kilograms and lengths in centimeters. They are stored unrounded, so
 * that typed 120 ml are shown as 120 ml. Temperatures are stored in degrees Celsius to a hundredth. The functions here
 * round for the screen.
 */

export interface Units {
  volume: 'oz' | 'ml';
  weight: 'lb' | 'kg';
  length: 'in' | 'cm';
  temperature: 'F' | 'C';
}

/**
 * The unit in which a measure is stored: US fluid ounces, kilograms, centimeters, degrees Celsius, or a plain number.
 */
export type MeasureUnit = 'oz' | 'kg' | 'cm' | 'celsius' | 'number';

export const US_UNITS: Units = { volume: 'oz', weight: 'lb', length: 'in', temperature: 'F' };
export const METRIC_UNITS: Units = { volume: 'ml', weight: 'kg', length: 'cm', temperature: 'C' };

// NIST Handbook 44, appendix C: exact by definition.
export const ML_PER_OZ = 29.5735295625;
/**
 * Far more than the float error of converting an amount and converting it back. Far less than the distance between any
 * hundredth of an ounce and the nearest hundredth of a milliliter.
 */
const FLOAT_ERROR = 1e-9;
const KG_PER_LB = 0.45359237;
const CM_PER_IN = 2.54;
const OZ_PER_LB = 16;

/**
 * Returns the units of a locale. The United States, Liberia and Myanmar measure in ounces, pounds, inches and degrees
 * Fahrenheit.
 */
export function unitsFor(locale: string): Units {
  return /-(US|LR|MM)\b/i.test(locale) ? US_UNITS : METRIC_UNITS;
}

/**
 * Parses a typed number in the digits of any script, with a point or a comma. Returns null if the text is not a number.
 */
export function parseNumber(text: string): number | null {
  const plain = latinDigits(text.trim()).replace(/[,٫،．，]/, '.');
  return /^\d{1,6}(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null;
}

/** Writes the digits of any script in a text as 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, latinDigit);
}

/**
 * Converts a digit of any script to 0 to 9. The ten digits of a script have consecutive code points, and several such
 * tens may adjoin. The value is the number of adjoining digits before this one, modulo 10.
 */
function latinDigit(digit: string): string {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - before - 1))) before += 1;
  return String(before % 10);
}

/** Converts an amount in the chosen unit to US fluid ounces, unrounded. */
export function ozFrom(amount: number, unit: Units['volume']): number {
  return unit === 'oz' ? amount : amount / ML_PER_OZ;
}

/** Converts a weight in the chosen unit to kilograms, unrounded. */
export function kgFrom(amount: number, unit: Units['weight']): number {
  return unit === 'kg' ? amount : amount * KG_PER_LB;
}

/** Converts a length in the chosen unit to centimeters, unrounded. */
export function cmFrom(amount: number, unit: Units['length']): number {
  return unit === 'cm' ? amount : amount * CM_PER_IN;
}

/**
 * Converts `oz` ounces, of one or several bottles, to the chosen unit. Ounces are rounded to a hundredth. Milliliters
 * that were typed, and sums of them, are shown to a hundredth. Milliliters converted from ounces are whole.
 */
export function volumeIn(oz: number, unit: Units['volume']): number {
  return unit === 'oz' || isTypedIn('ml', oz) ? round(amountIn(oz, unit), 2) : Math.round(oz * ML_PER_OZ);
}

/**
 * True if `oz` ounces are a whole number of hundredths of the unit. No amount except 0 is a whole number of hundredths
 * of both units.
 */
export function isTypedIn(unit: Units['volume'], oz: number): boolean {
  const amount = amountIn(oz, unit);
  return Math.abs(amount - round(amount, 2)) < FLOAT_ERROR;
}

function amountIn(oz: number, unit: Units['volume']): number {
  return unit === 'oz' ? oz : oz * ML_PER_OZ;
}

/** Converts kilograms to the chosen unit, to a gram or a thousandth of a pound. */
export function weightIn(kg: number, unit: Units['weight']): number {
  return round(unit === 'kg' ? kg : kg / KG_PER_LB, 3);
}

/** Converts centimeters to the chosen unit, to 0.1 mm or a hundredth of an inch. */
export function lengthIn(cm: number, unit: Units['length'], digits = 2): number {
  return round(unit === 'cm' ? cm : cm / CM_PER_IN, digits);
}

/** Converts grams to the unit of a gain, unrounded. The unit is grams, or ounces for families that use pounds. */
export function gramsIn(grams: number, unit: Units['weight']): number {
  return unit === 'kg' ? grams : (grams / 1000 / KG_PER_LB) * OZ_PER_LB;
}

/** Returns the unit of {@link gramsIn}. */
export function gramsUnit(unit: Units['weight']): 'g' | 'oz' {
  return unit === 'kg' ? 'g' : 'oz';
}

/** Splits kilograms into whole pounds and ounces, to a tenth of an ounce. Never returns 16 oz. */
export function poundsAndOunces(kg: number): { pounds: number; ounces: number } {
  const ounces = round((kg / KG_PER_LB) * OZ_PER_LB, 1);
  const pounds = Math.floor(ounces / OZ_PER_LB);
  return { pounds, ounces: round(ounces - pounds * OZ_PER_LB, 1) };
}

/** Converts pounds and ounces to kilograms, unrounded. A pound has 16 oz. */
export function kgFromPoundsAndOunces(pounds: number, ounces: number): number {
  return (pounds + ounces / OZ_PER_LB) * KG_PER_LB;
}

/** Rounds half away from zero at `digits` decimals, so that 1.005 becomes 1.01 and not 1. */
export function round(value: number, digits: number): number {
  return Math.sign(value) * shifted(Math.round(shifted(Math.abs(value), digits)), -digits);
}

/**
 * Multiplies `value` by ten to the power of `digits`, exactly in decimals. Changes the exponent in the number's text,
 * which may already have one (1e-9).
 */
function shifted(value: number, digits: number): number {
  const [mantissa, exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + digits}`);
}
