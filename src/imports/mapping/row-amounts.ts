import type { ColumnRole } from '#domain/sync/column-mapping.ts';
import { isMeasured, readingsOf } from '#imports/rows/read-number.ts';
import { VOLUMES } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { listOf } from '#imports/rows/row-text.ts';
import { sumOfMeasures } from '#imports/rows/sum-of-measures.ts';
import type { MappedRow } from './mapped-row.ts';
import { twoMeasures } from './two-units.ts';

/** Reads the amounts of rows. Two columns can have the same amount in different units. */

/** The roles of columns with amounts. */
export const AMOUNTS = ['amount', 'otherAmount'] as const satisfies readonly ColumnRole[];

export type AmountRole = (typeof AMOUNTS)[number];

/** True for the role of a column with amounts. */
export function isAmount(role: ColumnRole): role is AmountRole {
  return role === 'amount' || role === 'otherAmount';
}

/** How far the milliliters of one ounce are apart: 29.57 exactly, and 30 as on a bottle. */
const BOTTLE_SLACK = 1 - 29.5735 / 30;

/** The limits between which a number with two readings is certain, in ounces. */
const LIKELY = [0.1, 34] as const;

/**
 * Returns the column of a row's amount, if two columns have it in different units. If both have it, and agree within
 * their rounding, it is the one with more precision. If they differ, it is the larger one, with a doubt. `unitOf`
 * returns the unit of a number without one.
 */
export function columnOfAmount(row: MappedRow, unitOf: (role: ColumnRole) => string): AmountRole {
  const [first, second] = [volumeText(row, 'amount'), volumeText(row, 'otherAmount')];
  if (!isMeasured(second)) return first || !second ? 'amount' : 'otherAmount';
  if (!isMeasured(first)) return 'otherAmount';
  const [one, other] = [readVolume(first, unitOf('amount')), readVolume(second, unitOf('otherAmount'))];
  // A column that cannot be read makes the row one that is listed.
  if (!one || !other) return one ? 'otherAmount' : 'amount';
  if (isSameVolume(one, other)) return other.step < one.step ? 'otherAmount' : 'amount';
  const [taken, left] = other.oz > one.oz ? [other, one] : [one, other];
  row.row.doubts.push(new RowProblem('twoAmounts', { taken: { oz: taken.oz }, other: { oz: left.oz } }));
  return taken === other ? 'otherAmount' : 'amount';
}

/**
 * Returns the text of a volume. If the cell has it in two units that agree, as in "120 ml (4 oz)", it is the one with
 * more precision.
 */
export function volumeText(row: MappedRow, role: ColumnRole): string {
  const text = row.measure(role);
  const parts = twoMeasures(text);
  const [one, other] = parts?.map((part) => readVolume(part, '')) ?? [];
  if (!parts || !one || !other || !isSameVolume(one, other)) return text;
  return other.step < one.step ? parts[1] : parts[0];
}

/**
 * Splits the amounts of a row whose kind has a field for one of them. `amount` is the first one that `canRead` accepts,
 * with its unit. `rest` has the others, without one that is the same volume. Two volumes that differ are a doubt.
 */
export function splitAmounts(
  row: MappedRow,
  canRead: (text: string) => boolean,
): { amount: string; rest: string } {
  const texts = AMOUNTS.flatMap((role) => amountsIn(withUnit(row, role)));
  const amount = texts.find(canRead) ?? texts[0] ?? withUnit(row, 'amount');
  const one = readVolume(amount, '');
  const rest = texts.filter((text) => {
    const other = text === amount ? null : readVolume(text, '');
    if (!one || !other) return text !== amount;
    if (isSameVolume(one, other)) return false;
    const found = { taken: { oz: one.oz }, other: { oz: other.oz } };
    row.row.doubts.push(new RowProblem('twoAmountsNoted', found));
    return true;
  });
  return { amount, rest: listOf(rest) };
}

/** Two amounts, each with its unit, and one of them in brackets. A number without a unit may be a part of the text. */
const IN_BRACKETS = /^(\d[^()]*[a-z])\s*\((\d[^()]*[a-z])\)$/i;

/** Returns the amounts of a cell: "5 ml" and "120 mg" for "5 ml (120 mg)". */
function amountsIn(text: string): string[] {
  const [, first, second] = IN_BRACKETS.exec(text) ?? [];
  return [first ?? text, second ?? ''].filter(isMeasured);
}

/** Returns the amount of a column with its unit. The unit of a number is in the column of units or in the title. */
export function withUnit(row: MappedRow, role: AmountRole): string {
  const amount = row.measure(role);
  const isNumber = readingsOf(amount).length > 0;
  return isNumber ? `${amount} ${row.unit(role) || row.titleUnit(role)}`.trim() : amount;
}

/** A volume and the size of its last decimal place, in ounces. */
interface Volume {
  oz: number;
  step: number;
}

/** True if two volumes are the same within their rounding. */
function isSameVolume(one: Volume, other: Volume): boolean {
  const slack = (one.step + other.step) / 2 + BOTTLE_SLACK * Math.max(one.oz, other.oz);
  return Math.abs(one.oz - other.oz) <= slack + 1e-9;
}

/** Reads a volume. Returns null if it cannot be read. */
function readVolume(text: string, bareUnit: string): Volume | null {
  const oz = sumOfMeasures(text, VOLUMES, bareUnit, LIKELY);
  const [, decimals = ''] = /\d[.,](\d+)/.exec(text) ?? [];
  const [unit = bareUnit] = /[a-z]+$/i.exec(text) ?? [];
  const convert = VOLUMES[unit.toLowerCase()];
  return oz === null || !convert ? null : { oz, step: convert(10 ** -decimals.length) };
}
