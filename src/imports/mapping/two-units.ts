import { celsiusFrom } from '#domain/units/temperature-units.ts';
import { GROWTH_UNITS } from '#imports/rows/row-measures.ts';
import { sumOfMeasures, type UnitTable } from '#imports/rows/sum-of-measures.ts';

/** Reads cells that have one measure in two units, such as "3.4 kg (7 lb 8 oz)". */

/** A measure, and the same one in brackets or after a stroke. */
const TWICE = /^([^(/=|]+)(?:\(([^()]+)\)|[/=|](.+))$/;

interface Units {
  units: UnitTable;
  /** How far the two measures may differ by rounding, as a share of the larger one. */
  slack: number;
}

const UNITS: Record<'weight' | 'length' | 'temperature', Units> = {
  weight: { units: GROWTH_UNITS.weightKg, slack: 0.02 },
  length: { units: GROWTH_UNITS.lengthCm, slack: 0.02 },
  temperature: {
    units: { c: (degrees) => degrees, f: (degrees) => celsiusFrom(degrees, 'F') },
    slack: 0.003,
  },
};

/** Splits a text that may have one measure in two units. Returns null for other texts. */
export function twoMeasures(text: string): readonly [first: string, second: string] | null {
  const [, first, inBrackets, afterStroke = ''] = TWICE.exec(text) ?? [];
  return first === undefined ? null : [first.trim(), (inBrackets ?? afterStroke).trim()];
}

/**
 * Returns the first measure of a text that has the same measure in two units: "3.4 kg" for "3.4 kg (7 lb 8 oz)".
 * Returns other texts unchanged, also if a part has no unit or the two measures differ.
 */
export function firstOfTwo(text: string, quantity: keyof typeof UNITS): string {
  const { units, slack } = UNITS[quantity];
  const parts = twoMeasures(text.replace(/[°º˚]/g, ''));
  const [one, other] = parts?.map((part) => sumOfMeasures(part, units, '', [0, Infinity])) ?? [];
  if (!parts || one == null || other == null) return text;
  return Math.abs(one - other) <= slack * Math.max(one, other) ? parts[0] : text;
}
