import type { Sheet, SheetRow } from '#imports/rows/import-format.ts';
import { cellText } from './json-sheets.ts';
import { columnsOf } from './sqlite-columns.ts';
import { DamagedDatabase, SqlitePages, type SqliteValue } from './sqlite-pages.ts';
import { unreadable } from './unreadable-file-error.ts';

/**
 * Reads the tables of a database file of SQLite. Throws an `UnreadableFileError` if the file is damaged. If newer
 * entries may be in another file, the last row of each table gets a doubt. Without a row, the file is refused.
 */
export function readDatabase(bytes: Uint8Array, name: string): Sheet[] {
  try {
    const pages = new SqlitePages(bytes);
    const tables = pages.rowsFrom(1).flatMap(({ values }) => readTable(pages, values));
    if (pages.mayLackPages && tables.every(({ rows }) => !rows.length))
      throw unreadable(name, 'databaseOpen');
    return tables;
  } catch (error) {
    // A `RangeError` means that a length in the file points behind its end.
    if (error instanceof DamagedDatabase || error instanceof RangeError)
      throw unreadable(name, 'databaseDamaged');
    throw error;
  }
}

/** Reads a table that the schema lists. `entry` has its type, name, owner, first page and statement. */
function readTable(pages: SqlitePages, entry: readonly SqliteValue[]): Sheet[] {
  const [type, name, , root, statement] = entry;
  if (type !== 'table' || typeof name !== 'string' || name.startsWith('sqlite_')) return [];
  const columns = typeof statement === 'string' ? columnsOf(statement) : null;
  if (!columns) return [];
  const rows = pages.rowsFrom(Number(root)).map(({ number, values }, index): SheetRow => {
    if (values.length > columns.length) throw new DamagedDatabase();
    const cells = columns.map((column, at) => {
      if (column.isRowNumber) return String(number);
      return at < values.length ? cellText(values[at]) : column.default;
    });
    return { line: index + 2, cells };
  });
  const titles = columns.map((column) => column.name);
  const last = rows.at(-1);
  if (last && pages.mayLackPages) last.doubt = 'databaseOpen';
  return [{ name, titles, rows }];
}
