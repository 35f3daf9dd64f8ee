import Papa from 'papaparse';
import { decodeFile } from './decode-file.ts';
import { IMPORT_FORMATS } from './formats.ts';
import type { ImportFormat } from './import-format.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

/** A file whose format is known, cut into rows that are yet to be read. */
export interface ImportFile {
  name: string;
  format: ImportFormat;
  headers: readonly string[];
  rows: RawRow[];
}

export interface RawRow {
  /** The number that a spreadsheet shows beside the row; the header is line 1. */
  line: number;
  cells: string[];
  /** Why its cells cannot be told apart. */
  damage?: string;
}

const DELIMITERS = [',', ';', '\t'];

/**
 * Opens a file and knows by its header, never by its name, which app wrote it. Throws an {@link UnreadableFileError} that
 * says what is wrong and what to do; nothing is written anywhere.
 */
export async function readImportFile(file: Blob, name: string): Promise<ImportFile> {
  const text = await decodeFile(file, name);
  for (const delimiter of DELIMITERS) {
    const headers = headersOf(text, delimiter);
    const format = IMPORT_FORMATS.find(({ matches }) => matches(new Set(headers)));
    if (!format) continue;
    const rows = rowsOf(text, delimiter, headers.length);
    if (!rows.length) {
      throw new UnreadableFileError(
        `“${name}” names the columns of ${format.name}, but there is no entry below them.`,
        'Export the log again from the other app, over a longer period.',
      );
    }
    return { name, format, headers, rows };
  }
  throw unknownFormat(text, name);
}

/** Spreadsheets leave empty columns at the right; they carry nothing. */
function headersOf(text: string, delimiter: string): string[] {
  const [cells = []] = parse(text, delimiter, 1).data;
  const headers = cells.map((cell) => cell.trim().toLowerCase());
  return headers.slice(0, headers.findLastIndex(Boolean) + 1);
}

function rowsOf(text: string, delimiter: string, columns: number): RawRow[] {
  const { data, errors } = parse(text, delimiter, 0);
  const damaged = new Map(errors.map(({ code, row }) => [row, code]));
  return data
    .map((cells, index) => ({
      line: index + 1,
      cells,
      ...damageOf(cells, columns, damaged.get(index)),
    }))
    .filter(({ line, cells }) => line > 1 && cells.some((cell) => cell.trim()));
}

function damageOf(cells: string[], columns: number, code: string | undefined): { damage?: string } {
  if (code === 'MissingQuotes') {
    return { damage: 'A quotation mark opens in it and never closes, so nothing after it can be read.' };
  }
  if (code === 'InvalidQuotes') return { damage: 'Its quotation marks do not match.' };
  if (cells.length < columns) return { damage: `It breaks off after ${cells.length} of ${columns} cells.` };
  if (cells.slice(columns).some((cell) => cell.trim())) {
    return { damage: `It has ${cells.length} cells where the header names ${columns}.` };
  }
  return {};
}

/** Lines end as the first one does: CRLF, LF, or the lone CR of old Macs. */
function parse(text: string, delimiter: string, preview: number): Papa.ParseResult<string[]> {
  const newline = (/\r\n|\n|\r/.exec(text)?.[0] ?? '\n') as '\r\n' | '\n' | '\r';
  return Papa.parse<string[]>(text, { delimiter, newline, preview });
}

function unknownFormat(text: string, name: string): UnreadableFileError {
  const known = IMPORT_FORMATS.map((format) => format.name).join(' and ');
  const todo = `Wee Hours reads the CSV exports of ${known}. Export your log as CSV from one of them, then choose that file.`;
  const [firstLine = ''] = text.trimStart().split(/[\r\n]/, 1);
  if (text.includes('\0') || !/[,;\t]/.test(firstLine)) {
    return new UnreadableFileError(`“${name}” is not a CSV file: line 1 names no columns.`, todo);
  }
  const found = firstLine.length > 80 ? `${firstLine.slice(0, 80)}…` : firstLine;
  return new UnreadableFileError(
    `Line 1 of “${name}” names columns that Wee Hours does not know: ${found}`,
    todo,
  );
}
