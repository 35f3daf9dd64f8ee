import type { RefusedFile } from '#domain/sync/file-fault.ts';
import { READING_MARKS } from '#domain/sync/reading-tables.ts';
import { DELIMITERS, findHeader, MOST_LINES, refuseLongText, rowsOf } from '#imports/containers/csv-rows.ts';
import { bytesOf, decodeText, kindOfFile } from '#imports/containers/decode-file.ts';
import { LINES_ABOVE } from '#imports/containers/find-header-line.ts';
import {
  beginsAsJson,
  parseJsonFile,
  sheetOfJsonLines,
  sheetsOfJson,
} from '#imports/containers/json-sheets.ts';
import { UnreadableFileError, unreadable } from '#imports/containers/unreadable-file-error.ts';
import { IMPORT_FORMATS } from '#imports/formats/formats.ts';
import type { UnmappedTable } from '#imports/mapping/find-tables.ts';
import type {
  FileContent,
  ImportFormat,
  ImportTable,
  Row,
  Sheet,
  StatedTotals,
} from '#imports/rows/import-format.ts';
import { numberStyles } from '#imports/rows/number-style.ts';
import { shortened } from '#imports/rows/row-problem.ts';
import { hasColumns } from '#imports/rows/row-text.ts';
import type { MappedTable, RawRow } from './raw-row.ts';

/** A table with a known format, split into rows that are not read yet. A chosen file has one or more. */
export interface ImportFile {
  /** The name of the file. For a table inside a file, its place follows: "export.zip/Diaper.csv". */
  name: string;
  format: ImportFormat;
  table: ImportTable;
  headers: readonly string[];
  /** The headers as written in the file. */
  titles: readonly string[];
  rows: RawRow[];
  /** The app's own totals. */
  totals: readonly StatedTotals[];
  /** The table as it was found, if the parent said what its columns mean. */
  mapped?: MappedTable;
}

/** The tables of a chosen file, and its parts that cannot be read. */
export interface ReadFile {
  files: ImportFile[];
  unmapped: UnmappedTable[];
  refused: RefusedFile[];
}

/**
 * Opens a file and finds the app of each table by its header, never by the file name. Opens all files of a zip archive.
 * Throws an {@link UnreadableFileError} if nothing can be read. Writes nothing.
 */
export async function readImportFile(file: Blob, name: string): Promise<ReadFile> {
  const kind = await kindOf(file, name);
  if (kind !== 'zip') return readPart(file, name, kind);
  const { unzip } = await import('#imports/containers/unzip.ts');
  const read: ReadFile = { files: [], unmapped: [], refused: [] };
  for await (const { path, content } of unzip(file, name)) {
    await collectInto(read, `${name}/${path}`, async (place) => {
      const part = await kindOf(content, place);
      if (part === 'zip') throw unreadable(place, 'zipInZip');
      return readPart(content, place, part);
    });
  }
  return withSomeTable(read, unreadable(name, 'zipEmpty'));
}

/** Returns what was read of the parts of a file. Without a table, throws their reasons, or `empty` without parts. */
function withSomeTable(read: ReadFile, empty: UnreadableFileError): ReadFile {
  if (read.files.length || read.unmapped.length) return read;
  throw read.refused.length ? new UnreadableFileError(...read.refused) : empty;
}

async function kindOf(file: Blob, name: string): Promise<'text' | 'zip' | 'workbook' | 'database'> {
  const kind = await kindOfFile(file, name);
  if (kind !== 'zip') return kind;
  const { isWorkbook } = await import('#imports/containers/unzip.ts');
  return (await isWorkbook(file, name)) ? 'workbook' : 'zip';
}

/** Adds the result of `open` to `read`. An unreadable file does not stop the others. */
export async function collectInto(
  read: ReadFile,
  name: string,
  open: (name: string) => Promise<ReadFile>,
): Promise<void> {
  try {
    const { files, unmapped, refused } = await open(name);
    read.files.push(...files);
    read.unmapped.push(...unmapped);
    read.refused.push(...refused);
  } catch (error) {
    // The browser fails to read some files, for example one that is too large for the device's memory.
    const refusal = error instanceof UnreadableFileError ? error : unreadable(name, 'notReadHere');
    read.refused.push(...refusal.files);
  }
}

async function readPart(file: Blob, name: string, kind: 'text' | 'workbook' | 'database'): Promise<ReadFile> {
  if (kind === 'workbook') {
    const { readWorkbook } = await import('#imports/containers/read-workbook.ts');
    return readEachSheet(await readWorkbook(file, name), name);
  }
  const bytes = await bytesOf(file, name);
  if (kind === 'database') {
    const { readDatabase } = await import('#imports/containers/read-database.ts');
    return readTables(readDatabase(bytes, name), name);
  }
  const text = decodeText(bytes);
  const value = parseJsonFile(text);
  if (value !== undefined) return readSheets(sheetsOfJson(value), name);
  refuseLongText(text, name);
  const ofLines = sheetOfJsonLines(text);
  if (ofLines) return readSheets([ofLines], name);
  const ofText = sheetsBy({ text });
  if (ofText) return toReadFile(filesOf(ofText.format, ofText.sheets, name));
  return readCsv(text, name);
}

const toReadFile = (files: ImportFile[]): ReadFile => ({ files, unmapped: [], refused: [] });

/** Finds the format that makes sheets of a content. */
function sheetsBy(content: FileContent): { format: ImportFormat; sheets: Sheet[] } | null {
  for (const format of IMPORT_FORMATS) {
    const sheets = format.sheets?.(content);
    if (sheets) return { format, sheets };
  }
  return null;
}

/**
 * Reads the sheets of an Excel file, each like a file in an archive. Leaves out empty sheets if another has rows.
 */
async function readEachSheet(sheets: readonly Sheet[], fileName: string): Promise<ReadFile> {
  const read: ReadFile = { files: [], unmapped: [], refused: [] };
  const filled = sheets.filter(({ rows }) => rows.length);
  for (const { name, ...sheet } of filled.length ? filled : sheets)
    await collectInto(read, `${fileName}/${name}`, (place) => readSheets([{ ...sheet, name: '' }], place));
  return withSomeTable(read, unreadable(fileName, { code: 'unknownTables', apps: appNames() }));
}

/** Reads the lists of a JSON file, or one sheet. Some formats use several of them together. */
async function readSheets(sheets: readonly Sheet[], name: string): Promise<ReadFile> {
  const own = sheetsBy({ sheets });
  if (own) return toReadFile(filesOf(own.format, own.sheets, name));
  const found = sheets.map((sheet) => ({ sheet, format: formatOf(sheet.titles)?.format }));
  const files = found.flatMap(({ sheet, format }) =>
    format && sheet.rows.length ? filesOf(format, [sheet], name) : [],
  );
  const others = found.flatMap(({ sheet, format }) => (format ? [] : sheet));
  if (files.length) return { files, unmapped: await unmappedIn(others, name), refused: [] };
  const empty = found.find(({ format }) => format)?.format;
  if (empty) throw unreadable(name, { code: 'noEntries', app: empty.name });
  return readUnknownSheets(sheets, name);
}

/**
 * Reads the tables of a database. Only a format that knows the database reads them: in its own database an app may
 * write other times than in its CSV files.
 */
async function readTables(tables: readonly Sheet[], name: string): Promise<ReadFile> {
  const own = sheetsBy({ sheets: tables });
  return own ? toReadFile(filesOf(own.format, own.sheets, name)) : readUnknownSheets(tables, name);
}

async function readUnknownSheets(sheets: readonly Sheet[], name: string): Promise<ReadFile> {
  const titles = sheets.flatMap((sheet) => sheet.titles);
  const own = ownTable(new Set(titles.map((title) => title.toLowerCase())));
  if (own) throw unreadable(name, own);
  const unmapped = await unmappedIn(sheets, name);
  if (unmapped.length) return { files: [], unmapped, refused: [] };
  throw unreadable(name, { code: 'unknownTables', apps: appNames() });
}

/** Finds the tables that a parent can map. */
async function unmappedIn(sheets: readonly Sheet[], name: string): Promise<UnmappedTable[]> {
  if (!sheets.length) return [];
  const { findTablesInSheets } = await import('#imports/mapping/find-tables.ts');
  return findTablesInSheets(sheets, name);
}

/** Makes the tables of sheets. Throws an {@link UnreadableFileError} if none has a row. */
function filesOf(format: ImportFormat, sheets: readonly Sheet[], fileName: string): ImportFile[] {
  const files = sheets.flatMap(({ name: part, titles, rows, totals = [] }) => {
    const headers = titles.map((title) => title.toLowerCase());
    const names = new Set(headers);
    const table = format.tables.find((candidate) => candidate.matches(names));
    if (!table || !rows.length) return [];
    if (rows.length > MOST_LINES) throw unreadable(fileName, { code: 'manyLines', most: MOST_LINES });
    const name = part ? `${fileName}/${part}` : fileName;
    const ofFile = rows.map((row) => ({ file: name, ...row }));
    return [{ name, format, table, headers, titles, rows: ofFile, totals }];
  });
  if (!files.length) throw unreadable(fileName, { code: 'noEntries', app: format.name });
  return files;
}

/** Finds the format and the table with these column names. */
function formatOf(titles: readonly string[]): { format: ImportFormat; table: ImportTable } | null {
  const names = new Set(titles.map((title) => title.toLowerCase()));
  for (const format of IMPORT_FORMATS) {
    const table = format.tables.find((candidate) => candidate.matches(names));
    if (table) return { format, table };
  }
  return null;
}

async function readCsv(text: string, name: string): Promise<ReadFile> {
  for (const delimiter of DELIMITERS) {
    const header = findHeader(text, delimiter);
    const found = formatOf(header.titles);
    if (!found) continue;
    const { format, table } = found;
    const rows = await rowsOf(text, delimiter, { ...header, table });
    const sheets = [{ name: '', titles: header.titles, rows }];
    return toReadFile(filesOf(format, format.sheets?.({ sheets }) ?? sheets, name));
  }
  refuseOwnTables(text, name);
  const { findTableInText } = await import('#imports/mapping/find-tables.ts');
  const table = await findTableInText(text, name);
  if (table) return { files: [], unmapped: [table], refused: [] };
  throw unknownFormatError(text, name);
}

/** True for a table of exports/kind-csv.ts. Its figures are rounded for the screen, so it cannot be imported. */
const isForSpreadsheets = (headers: ReadonlySet<string>) =>
  hasMark(headers, READING_MARKS.entries) || hasColumns('baby', 'date', 'time zone', 'note')(headers);

/** True for a table of exports/period-summary-csv.ts. */
const isSummary = (headers: ReadonlySet<string>) =>
  hasMark(headers, READING_MARKS.period) ||
  hasColumns('baby', 'day', 'day of life', 'bottles with no amount')(headers);

/** Returns why a table of Wee Hours cannot be imported. Null for all other tables. */
function ownTable(headers: ReadonlySet<string>): 'forSpreadsheets' | 'summary' | null {
  if (isForSpreadsheets(headers)) return 'forSpreadsheets';
  return isSummary(headers) ? 'summary' : null;
}

/** True if a header has the mark of a table that is only for reading. Tables of the first release have no mark. */
function hasMark(headers: ReadonlySet<string>, mark: string): boolean {
  return [...headers].some((header) => header.endsWith(mark.toLowerCase()));
}

/**
 * Returns a function that makes a {@link Row} from a raw row. When a format reads a cell, its header is added to
 * `read`. If two columns have the same name, the first counts.
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

/** Returns the titles of columns that have values but were not read. `read` has the headers that were read. */
export function unreadColumns(
  { headers, titles, rows, table }: Pick<ImportFile, 'headers' | 'titles' | 'rows' | 'table'>,
  read: ReadonlySet<string>,
): string[] {
  return titles.flatMap((title, at) => {
    const header = headers[at] ?? '';
    const isRead = read.has(header) && headers.indexOf(header) === at;
    if (isRead || table.passedOver?.includes(header)) return [];
    return rows.some(({ cells }) => cells[at]?.trim()) ? [title || `column ${at + 1}`] : [];
  });
}

/** Throws an {@link UnreadableFileError} for a table that Wee Hours makes for reading, and for a damaged JSON text. */
function refuseOwnTables(text: string, name: string): void {
  const headers = new Set(DELIMITERS.flatMap((delimiter) => findHeader(text, delimiter).headers));
  const own = ownTable(headers);
  if (own) throw unreadable(name, own);
  if (beginsAsJson(text)) throw unreadable(name, 'jsonDamaged');
}

function unknownFormatError(text: string, name: string): UnreadableFileError {
  const { line } = findHeader(text, ',');
  const apps = appNames();
  const columns = text.split(/\r\n|\n|\r/, LINES_ABOVE)[line - 1] ?? '';
  if (text.includes('\0') || !/[,;\t]/.test(columns))
    return unreadable(name, { code: 'noColumns', line, apps });
  return unreadable(name, { code: 'unknownColumns', line, columns: shortened(columns), apps });
}

function appNames(): string[] {
  return IMPORT_FORMATS.map((format) => format.name);
}
