import type { Stamp } from '#domain/record.ts';
import { unguardCell } from '#domain/sync/formula-guard.ts';
import type { Answers, Row } from '#imports/rows/import-format.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { readDay } from '#imports/rows/wall-time.ts';

/** Reads the cells of a Wee Hours file, written by exports/records-csv.ts. */

/** Returns the text of a cell, without the formula guard. */
export function cellOf(row: Row, column: string): string {
  return unguardCell(row.cell(column));
}

/** Reads those fields of the stamp that the row has. */
export function readStamp(row: Row): Partial<Pick<Stamp, 'id' | 'createdAt' | 'updatedAt' | 'updatedBy'>> {
  const [id, updatedBy] = [cellOf(row, 'id'), cellOf(row, 'updated_by')];
  const [createdAt, updatedAt] = [readInstant(row, 'created_utc'), readInstant(row, 'updated_utc')];
  return {
    ...(id && { id }),
    ...(createdAt !== null && { createdAt }),
    ...(updatedAt !== null && { updatedAt }),
    ...(updatedBy && { updatedBy }),
  };
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

/**
 * Reads an instant in epoch milliseconds; null if the cell is empty. Throws a {@link RowProblem} if the text is not an
 * instant.
 */
export function readInstant(row: Row, column: string): number | null {
  const text = cellOf(row, column);
  if (!text) return null;
  const at = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) throw new RowProblem({ code: 'notInstant', column }, text);
  return at;
}

/** Reads a day in the file's date order. Throws a {@link RowProblem} if it is invalid. */
export function readDayIn(row: Row, column: string, { dateOrder }: Answers): string {
  const day = cellOf(row, column);
  try {
    return readDay(day, dateOrder);
  } catch {
    throw new RowProblem({ code: 'notDay', column }, day);
  }
}
