import { type DecimalMark, NUMBER, onlyOne, plainDigits, readingsOf } from './read-number.ts';

/** Conversions from each unit, in lower case, to the stored unit. */
export type UnitTable = Record<string, (amount: number) => number>;

const TERM = new RegExp(`(${NUMBER})\\s*([a-z]+(?:\\.[a-z]+)?)?\\.?,?\\s*`, 'giy');

/**
 * The units that one measure can have together, and how many of the smaller unit make one of the larger. Two other
 * units are one measure that was written twice, such as "120 ml (4 oz)".
 */
const TOGETHER: Readonly<Record<string, number>> = {
  'lb oz': 16,
  'lbs oz': 16,
  'kg g': 1000,
  'ft in': 12,
  'm cm': 100,
  'l ml': 1000,
};

/**
 * Reads a measure such as `8.2`, `120 ml`, `4 fl oz`, `14.5lbs`, `7 lb 2 oz`, `2 ft, 1 in` or `24.1ft.in`. A number
 * without a unit is in `bareUnit`. If a number has two readings ("1,265 kg"), the one with `decimalMark` counts. If
 * that does not decide, the one within `limits` counts. Returns null if the text is not a measure, a unit is not in the
 * table, its units do not belong together, or both readings are possible.
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
  const names = terms.map(([, , unit = '']) => unit.toLowerCase());
  const most = terms.length > 1 ? TOGETHER[names.join(' ')] : Number.POSITIVE_INFINITY;
  if (most === undefined) return null;
  let sums = [0];
  for (const [at, [, amount = '']] of terms.entries()) {
    const name = names[at] || bareUnit.toLowerCase();
    const convert = Object.hasOwn(units, name) ? units[name] : undefined;
    if (!convert) return null;
    const either = readingsOf(amount);
    const possible = either.length > 1 ? readingsOf(amount, decimalMark()) : either;
    const readings = possible.filter((reading) => at === 0 || reading < most);
    sums = sums.flatMap((sum) => readings.map((reading) => sum + convert(reading)));
  }
  const [low, high] = limits;
  return onlyOne(sums) ?? onlyOne(sums.filter((sum) => sum >= low && sum <= high));
}
