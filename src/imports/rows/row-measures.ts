import { LARGEST_BOTTLE_OZ } from '#domain/kinds/feed/feed.ts';
import { GROWTH_LIMITS } from '#domain/kinds/growth/growth.ts';
import { cmFrom, kgFrom, ozFrom } from '#domain/units/units.ts';
import type { Row } from './import-format.ts';
import { isMeasured, readOnly } from './read-number.ts';
import { RowProblem } from './row-problem.ts';
import { textIn } from './row-text.ts';
import { sumOfMeasures, type UnitTable } from './sum-of-measures.ts';

/** The measures of a growth entry. */
export const MEASURES = ['weightKg', 'lengthCm', 'headCm'] as const;

/** The units that the amount of a bottle can have. */
export const VOLUMES: UnitTable = {
  oz: (amount) => amount,
  floz: (amount) => amount,
  ml: (amount) => ozFrom(amount, 'ml'),
  l: (amount) => ozFrom(amount * 1000, 'ml'),
};

const pounds = (amount: number) => kgFrom(amount, 'lb');
const WEIGHTS: UnitTable = {
  kg: (amount) => amount,
  g: (amount) => amount / 1000,
  lb: pounds,
  lbs: pounds,
  // This is Huckleberry's name for the unit of pounds. Huckleberry stores 14 lb 2 oz as 14.125.
  'lbs.oz': pounds,
  oz: (amount) => kgFrom(amount / 16, 'lb'),
};

const inches = (amount: number) => cmFrom(amount, 'in');
const LENGTHS: UnitTable = {
  cm: (amount) => amount,
  mm: (amount) => amount / 10,
  m: (amount) => amount * 100,
  in: inches,
  inch: inches,
  inches: inches,
  ft: (amount) => inches(amount * 12),
  // Huckleberry uses these names for the centimeters and inches of a head.
  hcm: (amount) => amount,
  hin: inches,
  // This unit of Huckleberry means feet in some exports and inches in others. No baby is 24 feet or 2 inches long.
  'ft.in': (amount) => inches(amount < 10 ? amount * 12 : amount),
};

/**
 * If an amount has two readings ("1,265 ml"), a reading below 5 ml is not used. Such a bottle is as implausible as one
 * of more than a liter.
 */
const SMALLEST_GUESS_OZ = ozFrom(5, 'ml');

/** 1 ml. A smaller amount is rather in another unit, such as 0.09 l in a column of milliliters. */
const SMALLEST_OZ = ozFrom(1, 'ml');

/**
 * Reads the amount of a bottle in ounces. `text` is its cell. Returns null if the cell is empty. Throws a {@link
 * RowProblem} for an implausible amount. Adds a doubt if it is less than 1 ml.
 */
export function readOz(row: Row, text: string, bareUnit: string): number | null {
  if (!text) return null;
  const decimalMark = () => row.numberStyle().decimalMark;
  const oz = sumOfMeasures(text, VOLUMES, bareUnit, [SMALLEST_GUESS_OZ, LARGEST_BOTTLE_OZ], decimalMark);
  if (oz === null) throw new RowProblem('amountUnread', withUnit(text, bareUnit));
  if (checkOz(oz, text) < SMALLEST_OZ) row.doubts.push(new RowProblem('littleMilk', { oz }));
  return oz;
}

/** True for an amount that is as implausible as a bottle of more than a liter, except for colostrum. */
export function isLittleMilk(oz: number | null | undefined): boolean {
  return oz != null && oz > 0 && oz < SMALLEST_GUESS_OZ;
}

/**
 * Returns a doubt about a number without a unit that is a tiny amount in `unit`, the parent's answer. A file can have
 * numbers in two units. Returns null for other texts.
 */
export function littleMilkDoubt(text: string, unit: 'oz' | 'ml'): RowProblem | null {
  const number = readOnly(text);
  const oz = number === null ? 0 : ozFrom(number, unit);
  return isLittleMilk(oz) ? new RowProblem('littleMilk', { oz }) : null;
}

/** Reads an amount of pumped milk in ounces. Returns undefined for an empty cell and for 0. */
export function readAmount(row: Row, text: string, bareUnit: string): number | undefined {
  return isMeasured(text) ? (readOz(row, text, bareUnit) ?? undefined) : undefined;
}

/** Returns an amount in ounces. Throws a {@link RowProblem} if it is implausible. */
export function checkOz(oz: number, found: string): number {
  if (oz === 0) throw new RowProblem('nothingDrunk', found);
  if (oz > LARGEST_BOTTLE_OZ) throw new RowProblem('overALiter', found);
  return oz;
}

/** For each measure of a growth entry, the units that its cells can have. */
export const GROWTH_UNITS = { weightKg: WEIGHTS, lengthCm: LENGTHS, headCm: LENGTHS };

/** Reads one measure in the unit of the log. Throws a {@link RowProblem} if it cannot be read or is implausible. */
export function readGrowth(measure: keyof typeof GROWTH_UNITS, text: string, bareUnit: string): number {
  const [low, high] = GROWTH_LIMITS[measure];
  const value = sumOfMeasures(text, GROWTH_UNITS[measure], bareUnit, [low, high]);
  const found = withUnit(text, bareUnit);
  if (value === null) throw new RowProblem('measureUnread', found);
  if (value < low || value > high) throw new RowProblem('measureUnlikely', found);
  return value;
}

/** Reads the measures of a row in kilograms and centimeters, from the columns with these names. */
export function readMetricGrowths(row: Row, weight: string, length: string, head: string) {
  return readGrowths({
    weightKg: { text: textIn(row, weight), bareUnit: 'kg' },
    lengthCm: { text: textIn(row, length), bareUnit: 'cm' },
    headCm: { text: textIn(row, head), bareUnit: 'cm' },
  });
}

/** Adds the unit to a text without one. */
function withUnit(text: string, bareUnit: string): string {
  return /[a-z]/i.test(text) ? text : `${text} ${bareUnit}`.trim();
}

type Growths = { [M in keyof typeof GROWTH_UNITS]?: number };

/**
 * Reads the measures in the given cells. Leaves out an unreadable or implausible one, with a doubt. Throws a {@link
 * RowProblem} if none is left.
 */
export function readGrowths(cells: { [M in keyof Growths]: { text: string; bareUnit: string } }): {
  measures: Growths;
  doubt?: RowProblem;
} {
  const measures: Growths = {};
  const problems: RowProblem[] = [];
  for (const measure of MEASURES) {
    const { text, bareUnit } = cells[measure] ?? { text: '', bareUnit: '' };
    if (!isMeasured(text)) continue;
    try {
      measures[measure] = readGrowth(measure, text, bareUnit);
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      problems.push(error);
    }
  }
  const [problem] = problems;
  if (!Object.keys(measures).length) throw problem ?? new RowProblem('noMeasure');
  if (!problem) return { measures };
  const fault = problem.fault === 'measureUnread' ? 'measureUnreadLeftOut' : 'measureUnlikelyLeftOut';
  return { measures, doubt: new RowProblem(fault, ...problems.flatMap(({ found }) => found)) };
}
