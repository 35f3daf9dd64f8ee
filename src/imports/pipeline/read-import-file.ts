import Papa from 'papaparse';
import { READING_MARKS } from '#domain/sync/reading-tables.ts';
import { IMPORT_FORMATS } from '#imports/formats/formats.ts';
import type { ImportFormat, ImportTable, Row } from '#imports/rows/import-format.ts';
import { numberStyles } from '#imports/rows/number-style.ts';
import { shortened } from '#imports/rows/row-problem.ts';
import { hasColumns } from '#imports/rows/row-text.ts';
import { decodeFile } from './decode-file.ts';
import type { RawRow } from './raw-row.ts';
import { slices } from './slices.ts';
import { type UnreadableFileError, unreadable } from './unreadable-file-error.ts';

/** A file with a known format, split into rows that are not read yet. */
export interface ImportFile {
  name: string;
  format: ImportFormat;
  table: ImportTable;
  headers: readonly string[];
  /** The headers as written in the file. */
  titles: readonly string[];
  rows: RawRow[];
}

const DELIMITERS = [',', ';', '\t'];

/**
 * Opens a file and finds its app by the header, never by the file name. Throws an {@link UnreadableFileError} with the
 * reason and what to do. Writes nothing.
 */
export async function readImportFile(file: Blob, name: string): Promise<ImportFile> {
  const text = await decodeFile(file, name);
  refuseWhatNoLogIs(text, name);
  for (const delimiter of DELIMITERS) {
    const { headers, titles, line } = findHeader(text, delimiter);
    const names = new Set(headers);
    const format = IMPORT_FORMATS.find(({ tables }) => tables.some((table) => table.matches(names)));
    const table = format?.tables.find((candidate) => candidate.matches(names));
    if (!format || !table) continue;
    const cells = await rowsOf(text, delimiter, { headers, titles, line, table });
    const rows = cells.map((row) => ({ file: name, ...row }));
    if (!rows.length) {
      throw unreadable(name, { code: 'noEntries', app: format.name });
    }
    return { name, format, table, headers, titles, rows };
  }
  throw unknownFormat(text, name);
}

/** The most lines of a file. Ten years of the busiest known log have 60,000 lines. */
const MOST_LINES = 250_000;
/** The most characters of a line, or of a cell with several lines. A photo in a Wee Hours file has at most 32,767. */
const LONGEST = 1_000_000;

/** Checks sizes before parsing, because many short lines, or very long ones, would take gigabytes of memory. */
function refuseWhatNoLogIs(text: string, name: string): void {
  const newline = newlineOf(text);
  let lines = 0;
  for (let from = 0, end = 0; from <= text.length; from = end + newline.length) {
    end = endOfLine(text, from, newline);
    lines += 1;
    if (end - from > LONGEST) throw unreadable(name, { code: 'longLine', line: lines });
  }
  if (lines > MOST_LINES) throw unreadable(name, { code: 'manyLines', most: MOST_LINES });
}

/** The tables of exports/kind-csv.ts. They are rounded for the screen and cannot be imported. */
const isForSpreadsheets = (headers: ReadonlySet<string>) =>
  hasMark(headers, READING_MARKS.entries) || hasColumns('baby', 'date', 'time zone', 'note')(headers);

/** The table of exports/period-summary-csv.ts. */
const isSummary = (headers: ReadonlySet<string>) =>
  hasMark(headers, READING_MARKS.period) ||
  hasColumns('baby', 'day', 'day of life', 'bottles with no amount')(headers);

/** Tables of the first release have no mark, only English heads. */
function hasMark(headers: ReadonlySet<string>, mark: string): boolean {
  return [...headers].some((header) => header.endsWith(mark.toLowerCase()));
}

/**
 * Returns a function that makes a row from a raw row. Each header that a format reads is added to `read`. Of two
 * columns with the same name, the first counts.
 */
export function rowViewer(
  { headers, rows }: Pick<ImportFile, 'headers' | 'rows'>,
  read: Set<string> = new Set(),
): (row: RawRow) => Row {
  const columns = new Map(headers.map((header, index) => [header, index] as const).reverse());
  const cellOf = ({ cells }: RawRow, header: string) => cells[columns.get(header) ?? -1] ?? '';
  const numberStyle = numberStyles(headers, (header) => rows.map((row) => cellOf(row, header)));
  const readCell = (row: RawRow, header: string) => {
    read.add(header);
    return cellOf(row, header);
  };
  return (row) => ({
    headers,
    cell: (header) => readCell(row, header),
    filled: () => headers.filter((header) => cellOf(row, header)),
    numberStyle,
    doubts: [],
  });
}

/** The columns with values that no format read, as written in the file. `read` has the headers that were read. */
export function unreadColumns(
  { headers, titles, rows, table }: Omit<ImportFile, 'name' | 'format'>,
  read: ReadonlySet<string>,
): string[] {
  return titles.flatMap((title, at) => {
    const header = headers[at] ?? '';
    const isRead = read.has(header) && headers.indexOf(header) === at;
    if (isRead || table.passedOver?.includes(header)) return [];
    return rows.some(({ cells }) => cells[at]?.trim()) ? [title || `column ${at + 1}`] : [];
  });
}

/** The most lines to the header. Blank lines and the line that names the separator for Excel can come before it. */
const LINES_ABOVE = 10;
const SEPARATOR_LINE = /^\s*sep=.?\s*$/i;

interface Header {
  headers: string[];
  titles: string[];
  line: number;
}

/** Finds the header. Ignores empty columns at the right, which spreadsheets add. */
function findHeader(text: string, delimiter: string): Header {
  const newline = newlineOf(text);
  const lines = Papa.parse<string[]>(text, { delimiter, newline, preview: LINES_ABOVE }).data;
  const at = Math.max(
    0,
    lines.findIndex(
      (cells) => cells.some((cell) => cell.trim()) && !SEPARATOR_LINE.test(cells.join(delimiter)),
    ),
  );
  const cells = (lines[at] ?? []).map((cell) => cell.trim());
  const titles = cells.slice(0, cells.findLastIndex(Boolean) + 1);
  return { headers: titles.map((title) => title.toLowerCase()), titles, line: at + 1 };
}

async function rowsOf(text: string, delimiter: string, header: Header & { table: ImportTable }) {
  const rows = await cut(text, delimiter);
  const lastIsOpen = !/[\r\n]$/.test(text);
  return rows
    .map(({ cells, code }, index) => {
      const end = lastIsOpen && index === rows.length - 1 ? text.slice(-1) : '\n';
      const beside = [rows[index - 1], rows[index + 1]];
      const isInBlock = beside.some((row) => row?.cells.length === cells.length);
      return { line: index + 1, cells, ...faultOf(cells, header, { end, isInBlock }, code) };
    })
    .filter(({ line, cells }) => line > header.line && cells.some((cell) => cell.trim()));
}

/** Splits a text into rows, each with the error of its quotation marks. The page can respond between two pieces. */
async function cut(
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
 * Splits the text after each line with a cell that has an opening quotation mark but no closing one. Otherwise a mark
 * far below would close the cell, and the rows in between would be lost in it.
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
 * The position after the closing mark of the quoted cell that opens at `at`. Two marks in a row are one mark in the
 * cell's text. Null if no mark closes the cell within the length of the longest cell.
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
 * The damage of a row before its cells are read. `end` is a line break, or the last character of a file that ends
 * within the row. Spreadsheets omit empty cells at the end of a block of rows. A row as short as the one next to it is
 * therefore complete.
 */
function faultOf(
  cells: string[],
  { headers, table }: Header & { table: ImportTable },
  { end, isInBlock }: { end: string; isInBlock: boolean },
  code: string | undefined,
): Pick<RawRow, 'damage' | 'mayBeCut'> {
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
  if (cells.slice(columns).some((cell) => cell.trim())) {
    return { damage: { code: 'tooManyCells', cells: cells.length, columns } };
  }
  // A row that ends with a quotation mark was not cut, because a quoted cell that was cut has no closing mark.
  return open && needed === columns && cells.length === columns && end !== '"' ? { mayBeCut: true } : {};
}

/** The line end of a file, taken from its first line: CRLF, LF, or CR as on old Macs. */
function newlineOf(text: string): '\r\n' | '\n' | '\r' {
  return (/\r\n|\n|\r/.exec(text)?.[0] ?? '\n') as '\r\n' | '\n' | '\r';
}

function unknownFormat(text: string, name: string): UnreadableFileError {
  const header = findHeader(text, ',');
  const headers = new Set(header.headers);
  if (isForSpreadsheets(headers)) return unreadable(name, 'forSpreadsheets');
  if (isSummary(headers)) return unreadable(name, 'summary');
  const apps = IMPORT_FORMATS.map((format) => format.name);
  const { line } = header;
  const columns = text.split(/\r\n|\n|\r/, LINES_ABOVE)[line - 1] ?? '';
  if (text.includes('\0') || !/[,;\t]/.test(columns))
    return unreadable(name, { code: 'noColumns', line, apps });
  return unreadable(name, { code: 'unknownColumns', line, columns: shortened(columns), apps });
}
