import { type DecimalMark, NUMBER, onlyOne, plainDigits, readingsOf } from './read-number.ts';

/** Conversions from each unit, in lower case, to the stored unit. */
export type UnitTable = Record<string, (amount: number) => number>;

const TERM = new RegExp(`(${NUMBER})\\s*([a-z]+(?:\\.[a-z]+)?)?\\.?,?\\s*`, 'giy');

/**
 * Reads a measure such as `8.2`, `120 ml`, `4 fl oz`, `14.5lbs`, `7 lb 2 oz`, `2 ft, 1 in` or `24.1ft.in`. A number
 * without a unit is in `bareUnit`. Of two readings ("1,265 kg") the one with `decimalMark` counts. If that does not
 * decide, the one within `limits` counts. Null if the text is not a measure, a unit is not in the table, or both
 * readings are possible.
 */
export function sumOfMeasures(
  text: string,
  units: UnitTable,
  bareUnit: string,
  limits: readonly [low: number, high: number],
  decimalMark: () => DecimalMark | null = () => null,
): number | null {
  const plain = plainDigits(text.trim()).replace(/\bfl\.?\s*(?=oz\b)/gi, '');
  const terms = [...plain.matchAll(TERM)];
  const whole = terms.map(([term]) => term).join('') === plain;
  if (!terms.length || !whole) return null;
  let sums = [0];
  for (const [, amount = '', unit = ''] of terms) {
    if (!unit && terms.length > 1) return null;
    const name = (unit || bareUnit).toLowerCase();
    const convert = Object.hasOwn(units, name) ? units[name] : undefined;
    if (!convert) return null;
    const either = readingsOf(amount);
    const readings = either.length > 1 ? readingsOf(amount, decimalMark()) : either;
    sums = sums.flatMap((sum) => readings.map((reading) => sum + convert(reading)));
  }
  const [low, high] = limits;
  return onlyOne(sums) ?? onlyOne(sums.filter((sum) => sum >= low && sum <= high));
}
