import type { ColumnRole, RowKind } from '#domain/sync/column-mapping.ts';
import type { Answers, RowContent } from '#imports/rows/import-format.ts';
import { isMeasured, readingsOf } from '#imports/rows/read-number.ts';
import { GROWTH_UNITS, readGrowths, VOLUMES } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import type { UnitTable } from '#imports/rows/sum-of-measures.ts';
import type { MappedRow, Quantity } from './mapped-row.ts';
import { dayOfRow } from './mapped-times.ts';
import { AMOUNTS, isAmount } from './row-amounts.ts';
import { firstOfTwo } from './two-units.ts';
import { plainUnit } from './unit-words.ts';

/** Reads the measures of mapped tables, and finds the units of their numbers. */

/** The columns of the measures. Each is also a kind of row, which may have this measure in a column of amounts. */
const MEASURES = { weightKg: 'weight', lengthCm: 'length', headCm: 'head' } as const;

type Measured = (typeof MEASURES)[keyof typeof MEASURES];
export type MeasureKind = 'growth' | Measured;

/** True for a kind of row that has measures of a day. */
export function isGrowth(kind: RowKind): kind is MeasureKind {
  return kind === 'growth' || Object.values<RowKind>(MEASURES).includes(kind);
}

/** Returns the measures that a row can have, each with the role of its column. */
function measureColumns(row: MappedRow, kind: MeasureKind): (readonly [measure: string, role: ColumnRole])[] {
  return Object.entries(MEASURES).map(([measure, own]) => [
    measure,
    own === kind ? columnOfMeasure(row, own) : own,
  ]);
}

/** Returns the column that has the measure of a row's kind: its own column, or one of amounts. */
export function columnOfMeasure(row: MappedRow, own: Measured | 'temperature'): ColumnRole {
  return [own, ...AMOUNTS].find((role) => isMeasured(measureText(row, role))) ?? own;
}

/** Reads the measures of a row. */
export function readMeasures(row: MappedRow, kind: MeasureKind, answers: Answers): RowContent {
  const cells = measureColumns(row, kind).map(([measure, role]) => {
    const quantity = measure === 'weightKg' ? 'weight' : 'length';
    const text = firstOfTwo(measureText(row, role), quantity);
    return [measure, { text, bareUnit: unitWithDoubt(row, role, quantity, answers) }] as const;
  });
  const { measures, ...doubt } = readGrowths(Object.fromEntries(cells));
  const date = dayOfRow(row, answers);
  return { measure: { date, zone: answers.zone, note: row.text('note'), ...measures }, ...doubt };
}

/**
 * Returns the text of a measure. Pounds and ounces may be in two columns. Beside broken pounds, the ounces may be the
 * whole weight or the rest. The text is then no measure.
 */
function measureText(row: MappedRow, role: ColumnRole): string {
  const text = row.measure(role);
  const ounces = role === 'weight' ? row.measure('ounces') : '';
  if (!ounces) return text;
  const withUnit = (number: string, unit: string) => (isNumber(number) ? `${number} ${unit}` : number);
  const pounds = withUnit(text, row.unit('weight') || row.titleUnit('weight') || 'lb');
  if (!isMeasured(ounces)) return pounds;
  if (!isMeasured(text)) return withUnit(ounces, 'oz');
  const isWhole = readingsOf(text.replace(/\s*lbs?\.?$/i, '')).every(Number.isInteger);
  return [pounds, withUnit(ounces, 'oz')].join(isWhole ? ' ' : ' + ');
}

function isNumber(text: string): boolean {
  return readingsOf(text).length > 0;
}

export const QUANTITIES = ['volume', 'weight', 'length'] as const satisfies readonly Quantity[];

const UNITS_OF: Record<Quantity, UnitTable> = {
  volume: VOLUMES,
  weight: GROWTH_UNITS.weightKg,
  length: GROWTH_UNITS.lengthCm,
};

/** No child weighs so many kilograms or pounds. A larger number is in grams. */
const MOST_POUNDS = 200;

/**
 * Returns the unit of a number without one, if the row or the title tells it. Otherwise returns an empty text. A unit
 * of another quantity, such as the minutes of "Left (min)", is returned too, so that no reader accepts the number. Only
 * the volume in the title of a column with amounts of several kinds tells nothing about a weight or a length.
 */
function knownUnit(row: MappedRow, role: ColumnRole, quantity: Quantity): string {
  const ofTitle = row.titleUnit(role);
  const isOfMilk = isAmount(role) && quantity !== 'volume' && Object.hasOwn(VOLUMES, ofTitle);
  const known = row.unit(role) || (isOfMilk ? '' : ofTitle);
  if (known || quantity !== 'weight') return known;
  const readings = readingsOf(row.measure(role));
  return readings.length > 0 && readings.every((number) => number > MOST_POUNDS) ? 'g' : '';
}

/** Returns the unit of a number without one. It is the parent's answer if nothing in the file tells it. */
export function unitOf(row: MappedRow, role: ColumnRole, quantity: Quantity, { units }: Answers): string {
  return knownUnit(row, role, quantity) || units[quantity];
}

const METRIC = new Set(['kg', 'g', 'm', 'cm', 'mm', 'l', 'ml']);

/**
 * Returns the unit of a number like {@link unitOf}. Adds a doubt if only the parent's answer tells it, and other rows
 * mix metric and other units.
 */
export function unitWithDoubt(
  row: MappedRow,
  role: ColumnRole,
  quantity: Quantity,
  answers: Answers,
): string {
  const [unit, text] = [unitOf(row, role, quantity, answers), measureText(row, role)];
  const isBare = isNumber(text) && isMeasured(text) && !knownUnit(row, role, quantity);
  if (isBare && row.units[quantity].some((other) => METRIC.has(other) !== METRIC.has(unit))) {
    row.row.doubts.push(new RowProblem('unitUnclear', `${text} ${unit}`));
  }
  return unit;
}

/** Returns the columns whose numbers measure a quantity. */
function measuredRoles(row: MappedRow, kind: RowKind, quantity: Quantity): readonly ColumnRole[] {
  if (quantity === 'volume') {
    return kind === 'pump'
      ? ['amount', 'otherAmount', ...sidesWithVolume(row)]
      : kind === 'bottle'
        ? ['amount', 'otherAmount']
        : [];
  }
  if (!isGrowth(kind)) return [];
  return measureColumns(row, kind).flatMap(([measure, role]) =>
    (measure === 'weightKg') === (quantity === 'weight') ? role : [],
  );
}

const TIME_UNITS: readonly string[] = ['h', 'min', 'm', 's'];

/** Returns the columns with the amounts that were pumped at each side. A column titled in minutes has none. */
export function sidesWithVolume(row: MappedRow): ('left' | 'right')[] {
  return (['left', 'right'] as const).filter((side) => !TIME_UNITS.includes(row.titleUnit(side)));
}

/** Returns a number of the row for which only the parent knows the unit. Otherwise returns an empty text. */
export function bareNumber(row: MappedRow, kind: RowKind | null, quantity: Quantity): string {
  const roles = kind === null ? [] : measuredRoles(row, kind, quantity);
  const texts = roles.map((role) => (knownUnit(row, role, quantity) ? '' : measureText(row, role)));
  return texts.find(isMeasured) ?? '';
}

/** Returns the units that the cells of a row have beside their numbers, or in the column of units. */
export function unitsInRow(row: MappedRow, kind: RowKind, quantity: Quantity): string[] {
  return measuredRoles(row, kind, quantity).flatMap((role) => {
    const [, inCell = ''] = /\d\s*([a-z"″”]+)\.?$/i.exec(row.measure(role)) ?? [];
    const unit = plainUnit(inCell) || (row.measure(role) && row.unit(role));
    return Object.hasOwn(UNITS_OF[quantity], unit) ? unit : [];
  });
}
