import Papa from 'papaparse';
import type { ImportTable, SheetRow } from '#imports/rows/import-format.ts';
import { findHeaderLine, isRowAboveHeader, SAMPLE_LINES } from './find-header-line.ts';
import { slices } from './slices.ts';
import { unreadable } from './unreadable-file-error.ts';

/** The limit for the number of lines. Ten years of the busiest known log have 60,000 lines. */
export const MOST_LINES = 250_000;
/**
 * The limit for the characters of a line, and of a cell with several lines. A photo in a Wee Hours file has up to
 * 32,767.
 */
const LONGEST = 1_000_000;

/**
 * Throws an `UnreadableFileError` for a text with too many lines or a very long one. Parsing such a text would take
 * gigabytes of memory.
 */
export function refuseLongText(text: string, name: string): void {
  const newline = newlineOf(text);
  let lines = 0;
  for (let from = 0, end = 0; from <= text.length; from = end + newline.length) {
    end = endOfLine(text, from, newline);
    lines += 1;
    if (end - from > LONGEST) throw unreadable(name, { code: 'longLine', line: lines });
  }
  if (lines > MOST_LINES) throw unreadable(name, { code: 'manyLines', most: MOST_LINES });
}
const SEPARATOR_LINE = /^\s*sep=.?\s*$/i;

/** The header of a CSV file. */
export interface Header {
  headers: string[];
  titles: string[];
  line: number;
  /** The number of cells, also of empty ones at the right. */
  width: number;
}

/** The marks that can separate the cells of a line. */
export const DELIMITERS = [',', ';', '\t'] as const;

/**
 * Finds the header of a CSV text with {@link findHeaderLine}. Ignores empty columns at the right, which spreadsheets
 * add.
 */
export function findHeader(text: string, delimiter: string, fewest = 1): Header {
  const newline = newlineOf(text);
  const lines = Papa.parse<string[]>(text, { delimiter, newline, preview: SAMPLE_LINES }).data;
  const tableLines = lines.map((cells) => (SEPARATOR_LINE.test(cells.join(delimiter)) ? [] : cells));
  const at = Math.max(0, findHeaderLine(tableLines, fewest));
  const cells = (lines[at] ?? []).map((cell) => cell.trim());
  const titles = cells.slice(0, cells.findLastIndex(Boolean) + 1);
  return { headers: titles.map((title) => title.toLowerCase()), titles, line: at + 1, width: cells.length };
}

/**
 * Splits the lines below the header into rows. `table` decides which columns may be missing at the end of a row. Rows
 * of another table above the header come first, as damaged rows. The page can respond in between.
 */
export async function rowsOf(
  text: string,
  delimiter: string,
  header: Header & { table: Pick<ImportTable, 'optional'> },
): Promise<SheetRow[]> {
  const rows = await splitRows(text, delimiter);
  const lastIsOpen = !/[\r\n]$/.test(text);
  const above = rows.slice(0, header.line - 1).flatMap(({ cells }, index): SheetRow[] => {
    return isRowAboveHeader(cells) ? [{ line: index + 1, cells, damage: 'aboveHeader' }] : [];
  });
  const below = rows
    .map(({ cells, code }, index) => {
      const end = lastIsOpen && index === rows.length - 1 ? text.slice(-1) : '\n';
      const beside = [rows[index - 1], rows[index + 1]];
      const isInBlock = beside.some((row) => row?.cells.length === cells.length);
      return { line: index + 1, cells, ...faultOf(cells, header, { end, isInBlock }, code) };
    })
    .filter(({ line, cells }) => line > header.line && cells.some((cell) => cell.trim()));
  return [...above, ...below];
}

/**
 * Splits a text into rows. Each row has the error of its quotation marks, if any. The page can respond between two
 * pieces.
 */
async function splitRows(
  text: string,
  delimiter: string,
): Promise<{ cells: string[]; code?: string | undefined }[]> {
  const newline = newlineOf(text);
  const slice = slices();
  const rows: { cells: string[]; code?: string | undefined }[] = [];
  for (const piece of piecesOf(text, delimiter, newline)) {
    const { data, errors } = Papa.parse<string[]>(piece, { delimiter, newline });
    const codes = new Map(errors.map(({ row, code }) => [row, code] as const).reverse());
    for (const [index, cells] of data.entries()) rows.push({ cells, code: codes.get(index) });
    if (slice.isOver()) await slice.rest();
  }
  return rows;
}

/**
 * Splits the text after each line with a cell that opens a quotation mark and does not close it. Otherwise a mark far
 * below would close the cell, and the cell would swallow all rows in between.
 */
function piecesOf(text: string, delimiter: string, newline: string): string[] {
  const endOfCell = new RegExp(`\\s*?(?:${delimiter}|${newline}|$)`, 'y');
  const pieces: string[] = [];
  let from = 0;
  let at = text.indexOf('"');
  while (at >= 0) {
    let next = at + 1;
    if (opensCell(text, at, from, [delimiter, newline])) {
      const end = endOfQuoted(text, at, endOfCell);
      next = end ?? endOfLine(text, at, newline);
      if (end === null) {
        pieces.push(text.slice(from, next));
        next += newline.length;
        from = next;
      }
    }
    at = text.indexOf('"', next);
  }
  return [...pieces, text.slice(from)];
}

function opensCell(text: string, at: number, from: number, before: readonly string[]): boolean {
  return at === from || before.some((mark) => text.startsWith(mark, at - mark.length));
}

/**
 * Returns the position after the closing mark of the quoted cell that opens at `at`. Two adjacent marks stand for one
 * mark in the cell's text. Returns null if no mark closes the cell within the length of the longest cell.
 */
function endOfQuoted(text: string, at: number, endOfCell: RegExp): number | null {
  const isNear = (mark: number) => mark >= 0 && mark - at < LONGEST;
  let mark = text.indexOf('"', at + 1);
  while (isNear(mark) && text[mark + 1] === '"') mark = text.indexOf('"', mark + 2);
  endOfCell.lastIndex = mark + 1;
  return isNear(mark) && endOfCell.test(text) ? mark + 1 : null;
}

function endOfLine(text: string, at: number, newline: string): number {
  const end = text.indexOf(newline, at);
  return end < 0 ? text.length : end;
}

/**
 * Finds the damage of a row before its cells are read. `end` is a line break, or the last character of a file that ends
 * within the row. Spreadsheets omit the empty cells at the end of neighboring rows. A row with as few cells as a row
 * next to it is therefore complete.
 */
function faultOf(
  cells: string[],
  { headers, width, table }: Header & { table: Pick<ImportTable, 'optional'> },
  { end, isInBlock }: { end: string; isInBlock: boolean },
  code: string | undefined,
): Pick<SheetRow, 'damage' | 'doubt'> {
  if (code === 'MissingQuotes') {
    return { damage: 'quoteOpen' };
  }
  if (code === 'InvalidQuotes') return { damage: 'quotesUnpaired' };
  const columns = headers.length;
  const open = end !== '\n';
  const needed = headers.findLastIndex((header) => !table.optional?.includes(header)) + 1;
  if (cells.length < (open ? columns : needed) && (open || !isInBlock || cells.length === 1)) {
    return { damage: { code: 'breaksOff', cells: cells.length, columns } };
  }
  // A cell beside the header counts even if it is empty. "4,2," may be 4.2 and an empty note.
  if (cells.length > width || cells.slice(columns).some((cell) => cell.trim())) {
    return { damage: { code: 'tooManyCells', cells: cells.length, columns } };
  }
  // A row that ends with a quotation mark was not cut. If its last cell had been cut, the closing mark would be
  // missing.
  return open && needed === columns && cells.length === columns && end !== '"' ? { doubt: 'fileCut' } : {};
}

/** Returns the line end of the first line: CRLF, LF, or CR as on old Macs. It is used for the whole file. */
function newlineOf(text: string): '\r\n' | '\n' | '\r' {
  return (/\r\n|\n|\r/.exec(text)?.[0] ?? '\n') as '\r\n' | '\n' | '\r';
}
