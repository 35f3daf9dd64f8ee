import { parseNumber } from '#domain/units.ts';

/** How each unit, in lower case, becomes the one we keep. */
export type UnitTable = Record<string, (amount: number) => number>;

const TERM = /([\d.]+(?:,\d+)?)\s*([a-z]+(?:\.[a-z]+)?)?\.?,?\s*/giy;

/**
 * A measure as cells hold it: `8.2`, `120 ml`, `4 fl oz`, `14.5lbs`, `7 lb 2 oz`, `2 ft, 1 in`, `24.1ft.in`. A bare number
 * is in `bareUnit`. Null when the text is no measure or a unit is not in the table.
 */
export function sumOfMeasures(text: string, units: UnitTable, bareUnit: string): number | null {
  const plain = text.trim().replace(/\bfl\.?\s*(?=oz\b)/gi, '');
  const terms = [...plain.matchAll(TERM)];
  const whole = terms.map(([term]) => term).join('') === plain;
  if (!terms.length || !whole) return null;
  let sum = 0;
  for (const [, amount = '', unit = ''] of terms) {
    if (!unit && terms.length > 1) return null;
    const value = parseNumber(amount);
    const name = (unit || bareUnit).toLowerCase();
    if (value === null || !Object.hasOwn(units, name)) return null;
    sum += units[name]?.(value) ?? 0;
  }
  return sum;
}
