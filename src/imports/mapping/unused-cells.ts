import { COLUMN_ROLES, type ColumnRole, type RowKind, rolesOf } from '#domain/sync/column-mapping.ts';
import { isMeasured, plainDigits, readOnly } from '#imports/rows/read-number.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { columnOfMeasure, isGrowth, sidesWithVolume } from './mapped-measures.ts';
import type { MappedRow } from './mapped-row.ts';
import { AMOUNTS, type AmountRole, isAmount, withUnit } from './row-amounts.ts';
import { isUnit, plainUnit } from './unit-words.ts';

/** Finds cells of a row that its kind does not use, so that no value is lost without a word. */

/** The roles of cells that every row uses, or that are no value of their own. Words are kept in the import note. */
const OF_ALL: readonly ColumnRole[] = [
  ...(['kind', 'date', 'start', 'dayHalf', 'endDate', 'unit', 'what', 'note', 'child'] as const),
];

/** A number with a unit, such as "4 oz" in "Bottle - 4 oz". */
const WITH_UNIT = /\d\s*(\p{L}+)/gu;
/** Kinds of rows whose name is the text of the kind, if the row has no other one. */
const NAMED: readonly RowKind[] = ['dose', 'meal', 'activity', 'note'];

/** Adds a doubt if the text that says a row's kind has an amount or a duration, because it is read as a kind only. */
export function doubtKindText({ row }: MappedRow, kind: RowKind, kindText: string): void {
  const units = [...kindText.matchAll(WITH_UNIT)].map(([, word = '']) => plainUnit(word));
  if (!NAMED.includes(kind) && units.some(isUnit)) row.doubts.push(new RowProblem('cellsUnused', kindText));
}

/**
 * Adds a doubt for each number, mark or time of a row that its kind does not use. Only a table with several kinds can
 * have such cells besides amounts. In the others, no row reads the column, and the preview names it.
 */
export function doubtUnused(row: MappedRow, kind: RowKind): void {
  const used = usedRoles(row, kind);
  for (const role of row.header('kind') ? COLUMN_ROLES : AMOUNTS) {
    if (used.includes(role)) continue;
    const text = isAmount(role) ? amountIn(row, role) : row.text(role);
    if (!isMeasured(text) || text === row.text('start') || isNo(role, text)) continue;
    row.row.doubts.push(
      new RowProblem('cellsUnused', isAmount(role) ? text : `${row.header(role)}: ${text}`),
    );
  }
  // A measure has no import note.
  if (isGrowth(kind)) {
    for (const text of unusedWords(row, kind)) row.row.doubts.push(new RowProblem('cellsUnused', text));
  }
}

/** Returns the words of a row that its kind does not use. They go into the import note. */
export function unusedWords(row: MappedRow, kind: RowKind): string[] {
  const used = usedRoles(row, kind);
  const what = rolesOf(kind).includes('what') || isAtSide(kind) ? '' : row.text('what');
  const amounts = AMOUNTS.filter((role) => !used.includes(role)).map((role) => row.text(role));
  return [what, ...amounts.filter((text) => !hasDigit(text))].filter(Boolean);
}

function isAtSide(kind: RowKind): boolean {
  return kind === 'left' || kind === 'right';
}

/** Returns an amount with its unit. Words are no amount, and a bare 1 only counts the row itself. */
function amountIn(row: MappedRow, role: AmountRole): string {
  const text = withUnit(row, role);
  return hasDigit(text) && readOnly(text) !== 1 ? text : '';
}

function hasDigit(text: string): boolean {
  return /\d/.test(plainDigits(text));
}

function isNo(role: ColumnRole, text: string): boolean {
  return (role === 'wet' || role === 'dirty') && /^(n|no|false)$/i.test(text);
}

/** Returns the roles whose cells a row of `kind` uses. */
function usedRoles(row: MappedRow, kind: RowKind): readonly ColumnRole[] {
  const own = [...OF_ALL, ...rolesOf(kind)];
  if (kind === 'weight' || kind === 'length' || kind === 'head' || kind === 'temperature') {
    return [...own.filter((role) => !isAmount(role)), columnOfMeasure(row, kind)];
  }
  if (kind === 'pump') {
    const sides = sidesWithVolume(row);
    return own.filter((role) => (role !== 'left' && role !== 'right') || sides.includes(role));
  }
  if (kind === 'mixed') return [...own, 'wet', 'dirty'];
  return isAtSide(kind) ? [...own, 'left', 'right'] : own;
}
