import { DELIMITERS, findHeader, rowsOf } from '#imports/containers/csv-rows.ts';
import type { Sheet, SheetRow } from '#imports/rows/import-format.ts';
import { isDateText } from '#imports/rows/time-texts.ts';

/** Finds tables that a parent can map: they have a header, several columns and dates. */

/** A table that no format knows. The parent says what its columns mean. All its titles differ. */
export interface UnmappedTable {
  /** The name of the file. For a table inside a file, its place follows: "export.zip/Weights.csv". */
  name: string;
  titles: readonly string[];
  rows: readonly SheetRow[];
  /** Rows of another table above the header. They are listed, and say nothing about the columns. */
  above?: readonly SheetRow[];
}

/** The number of rows that are searched for a date. */
const SAMPLE_ROWS = 100;
/** A parent can't say what each of more columns means. */
const MOST_COLUMNS = 100;

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
  const lines = text.split(/\r\n|\r|\n/, SAMPLE_ROWS);
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

function tableOf(titles: readonly string[], all: readonly SheetRow[], name: string): UnmappedTable | null {
  const above = all.filter(({ damage }) => damage === 'aboveHeader');
  const rows = all.slice(above.length);
  const hasDates = rows.slice(0, SAMPLE_ROWS).some(({ cells }) => cells.some(isDateText));
  if (!hasDates) return null;
  return { name, titles: distinctTitles(titles), rows, ...(above.length > 0 && { above }) };
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
