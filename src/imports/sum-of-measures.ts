import { NUMBER, onlyOne, plainDigits, readingsOf, wholeOf } from './read-number.ts';

/** How each unit, in lower case, becomes the one we keep. */
export type UnitTable = Record<string, (amount: number) => number>;

/** Units that logs count whole: "1,265 ml" are no 1.265 ml. */
const WHOLE_UNITS = ['ml', 'g', 'mm'];

const TERM = new RegExp(`(${NUMBER})\\s*([a-z]+(?:\\.[a-z]+)?)?\\.?,?\\s*`, 'giy');

/**
 * A measure as cells hold it: `8.2`, `120 ml`, `4 fl oz`, `14.5lbs`, `7 lb 2 oz`, `2 ft, 1 in`, `24.1ft.in`. A bare number
 * is in `bareUnit`. Of several readings ("1,265 kg") the one within `limits` counts. Null when the text is no measure, a
 * unit is not in the table, or more than one reading can be meant.
 */
export function sumOfMeasures(
  text: string,
  units: UnitTable,
  bareUnit: string,
  limits: readonly [low: number, high: number],
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
    const readings = WHOLE_UNITS.includes(name) ? wholeOf(readingsOf(amount)) : readingsOf(amount);
    sums = sums.flatMap((sum) => readings.map((reading) => sum + convert(reading)));
  }
  const [low, high] = limits;
  return onlyOne(sums) ?? onlyOne(sums.filter((sum) => sum >= low && sum <= high));
}
