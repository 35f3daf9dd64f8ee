import { DELIMITERS, findHeader, rowsOf } from '#imports/containers/csv-rows.ts';
import { titleWordsIn } from '#imports/containers/find-header-line.ts';
import type { Sheet, SheetRow } from '#imports/rows/import-format.ts';
import { isDateText } from '#imports/rows/time-texts.ts';

/** Finds tables that a parent can map: they have a header, several columns and dates. */

/** A table that no format knows. The parent says what its columns mean. All its titles differ. */
export interface UnmappedTable {
  /** The name of the file. For a table inside a file, its place follows: "export.zip/Weights.csv". */
  name: string;
  titles: readonly string[];
  rows: readonly SheetRow[];
  /** Rows of other tables in the file. They are listed, and say nothing about the columns. */
  others?: readonly SheetRow[];
}

/** The number of rows that are searched for a date. */
const DATED_ROWS = 100;
/** The number of rows whose cells are compared with the title of their column. */
export const SAMPLE_ROWS = 50;
/** A parent can't say what each of more columns means. */
const MOST_COLUMNS = 100;

/** Returns the filled cells of a column in the first rows. */
export function cellsOf({ rows }: UnmappedTable, at: number): string[] {
  return rows.slice(0, SAMPLE_ROWS).flatMap(({ cells }) => cells[at]?.trim() || []);
}

/**
 * Finds the table in a text with separated cells. Lines above its header, such as a title, are left out. Returns null
 * if the text has no such table. The page can respond in between.
 */
export async function findTableInText(text: string, name: string): Promise<UnmappedTable | null> {
  if (text.includes('\0')) return null;
  const sample = sampleOf(text);
  const possible = DELIMITERS.map(async (delimiter) => {
    const header = findHeader(text, delimiter, 2);
    if (!isHeader(header.titles)) return [];
    const rows = await rowsOf(sample, delimiter, { ...header, table: {} });
    const below = rows.filter(({ line }) => line > header.line);
    return { delimiter, header, whole: below.filter(({ cells }) => isWhole(cells, header.titles)).length };
  });
  const [found] = (await Promise.all(possible))
    .flat()
    .sort(
      (one, other) =>
        other.whole - one.whole ||
        one.header.line - other.header.line ||
        other.header.titles.length - one.header.titles.length,
    );
  if (!found) return null;
  const { delimiter, header } = found;
  return tableOf(header.titles, await rowsOf(text, delimiter, { ...header, table: {} }), name);
}

/** Returns the first lines of a text. They are enough to tell which mark separates the cells. */
function sampleOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/, DATED_ROWS);
  return lines.map((line) => `${line}\n`).join('');
}

/** True for a row with as many cells as the header, and with a date in which no other mark separates cells. */
function isWhole(cells: readonly string[], titles: readonly string[]): boolean {
  return cells.length === titles.length && cells.some((cell) => isDateText(cell) && !/[;\t]/.test(cell));
}

/** Finds the tables in the sheets of a file. */
export function findTablesInSheets(sheets: readonly Sheet[], fileName: string): UnmappedTable[] {
  return sheets.flatMap(({ name, titles, rows }) => {
    if (!isHeader(titles)) return [];
    return tableOf(titles, rows, name ? `${fileName}/${name}` : fileName) ?? [];
  });
}

function isHeader(titles: readonly string[]): boolean {
  return titles.length >= 2 && titles.length <= MOST_COLUMNS && !titles.some(isDateText);
}

/**
 * Makes a table from the rows below `titles`. Further tables may follow with titles of their own. The one with the most
 * dates is the table, and the rows of the others are listed.
 */
function tableOf(titles: readonly string[], all: readonly SheetRow[], name: string): UnmappedTable | null {
  const above = all.filter(({ damage }) => damage === 'aboveHeader');
  const tables = splitAtTitles(titles, all.slice(above.length));
  const [table] = tables.toSorted((one, other) => datesIn(other) - datesIn(one));
  const hasDates = table?.rows.slice(0, DATED_ROWS).some(({ cells }) => cells.some(isDateText));
  if (!table || !hasDates) return null;
  const rest = tables.flatMap((one) => (one === table ? [] : [...one.header, ...one.rows]));
  const others = [...above, ...rest.map((row): SheetRow => ({ ...row, damage: 'otherTable' }))];
  return {
    name,
    titles: distinctTitles(table.titles),
    rows: table.rows,
    ...(others.length > 0 && { others }),
  };
}

interface Section {
  titles: readonly string[];
  /** The row of the titles, if it is not that of the first table. */
  header: readonly SheetRow[];
  rows: SheetRow[];
}

function splitAtTitles(titles: readonly string[], all: readonly SheetRow[]): Section[] {
  const first: Section = { titles, header: [], rows: [] };
  const tables = [first];
  let last = first;
  for (const [at, row] of all.entries()) {
    const isAfterGap = row.line > (all[at - 1]?.line ?? row.line) + 1;
    const isNext = hasTitles(row, isAfterGap ? 1 : 2) && all[at + 1]?.cells.some(isDateText);
    if (isNext && row.cells.some((cell, column) => cell.trim() !== (titles[column] ?? ''))) {
      last = { titles: row.cells.map((cell) => cell.trim()), header: [row], rows: [] };
      tables.push(last);
    } else last.rows.push(row);
  }
  return tables;
}

const LONGEST_TITLE = 30;

/** True for a row of several short texts without numbers, of which at least `fewest` are common titles of columns. */
function hasTitles({ cells }: SheetRow, fewest: number): boolean {
  const filled = cells.filter((cell) => cell.trim());
  const areShort = filled.every((cell) => cell.length <= LONGEST_TITLE && !/\d/.test(cell));
  return filled.length > 1 && areShort && titleWordsIn({ cells: filled }) >= fewest;
}

function datesIn({ rows }: Section): number {
  return rows.filter(({ cells, damage }) => damage === undefined && cells.some(isDateText)).length;
}

/** Numbers columns without a title, and columns whose title another column has, because a mapping names its columns. */
function distinctTitles(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title, at) => {
    let own = title.trim() || `${at + 1}`;
    while (taken.has(own.toLowerCase())) own = `${own} (${at + 1})`;
    taken.add(own.toLowerCase());
    return own;
  });
}
