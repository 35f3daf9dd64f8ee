import type { Units } from '#domain/units/units.ts';
import type { Speech } from '#words/speech.ts';

/** The reader of a table: their language and units. */
export interface TableReader extends Speech<'care' | 'fields' | 'kinds' | 'tables'> {
  units: Units;
}

/** The byte order mark. Without it, Excel reads UTF-8 in the code page of the computer and shows every accent wrong. */
const BYTE_ORDER_MARK = '\uFEFF';

const WANTS_QUOTES = /[",\r\n]/;

/** Returns a row as a line of a CSV file (RFC 4180), with the line end. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(quoteCell).join(',')}\r\n`;
}

/** Quotes a cell if a CSV file needs it (RFC 4180). */
export function quoteCell(cell: string | number): string {
  const text = String(cell);
  // Some readers trim blanks, so a cell with leading or trailing blanks is quoted too.
  const wantsQuotes = text !== '' && (WANTS_QUOTES.test(text) || text !== text.trim());
  return wantsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns rows as the text of a CSV file that every spreadsheet can read: RFC 4180, UTF-8 with a byte order mark, CRLF.
 * The first row is the header.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvLine).join('');
}
