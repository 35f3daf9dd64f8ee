import type { ColumnRole } from '#domain/sync/column-mapping.ts';
import { isMeasured } from '#imports/rows/read-number.ts';
import { VOLUMES } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { sumOfMeasures } from '#imports/rows/sum-of-measures.ts';
import type { MappedRow } from './mapped-row.ts';

/** How far the milliliters of one ounce are apart: 29.57 exactly, and 30 as on a bottle. */
const BOTTLE_SLACK = 1 - 29.5735 / 30;

/** The limits between which a number with two readings is certain, in ounces. */
const LIKELY = [0.1, 34] as const;

/**
 * Returns the column of a row's amount, if two columns have it in different units. If both have it, and agree within
 * their rounding, it is the one with more precision. If they differ, it is the larger one, with a doubt. `unitOf`
 * returns the unit of a number without one.
 */
export function columnOfAmount(
  row: MappedRow,
  unitOf: (role: ColumnRole) => string,
): 'amount' | 'otherAmount' {
  const [first, second] = [row.measure('amount'), row.measure('otherAmount')];
  if (!isMeasured(second)) return first || !second ? 'amount' : 'otherAmount';
  if (!isMeasured(first)) return 'otherAmount';
  const [one, other] = [readVolume(first, unitOf('amount')), readVolume(second, unitOf('otherAmount'))];
  // A column that cannot be read makes the row one that is listed.
  if (!one || !other) return one ? 'otherAmount' : 'amount';
  const slack = (one.step + other.step) / 2 + BOTTLE_SLACK * Math.max(one.oz, other.oz);
  if (Math.abs(one.oz - other.oz) <= slack + 1e-9) {
    return other.step < one.step ? 'otherAmount' : 'amount';
  }
  const [taken, left] = other.oz > one.oz ? [other, one] : [one, other];
  row.row.doubts.push(new RowProblem('twoAmounts', { taken: { oz: taken.oz }, other: { oz: left.oz } }));
  return taken === other ? 'otherAmount' : 'amount';
}

/** Reads a volume and the size of its last decimal place, in ounces. Returns null if it cannot be read. */
function readVolume(text: string, bareUnit: string): { oz: number; step: number } | null {
  const oz = sumOfMeasures(text, VOLUMES, bareUnit, LIKELY);
  const [, decimals = ''] = /\d[.,](\d+)/.exec(text) ?? [];
  const [unit = bareUnit] = /[a-z]+$/i.exec(text) ?? [];
  const convert = VOLUMES[unit.toLowerCase()];
  return oz === null || !convert ? null : { oz, step: convert(10 ** -decimals.length) };
}
