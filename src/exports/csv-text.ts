import type { Units } from '#domain/units/units.ts';
import type { Speech } from '#words/speech.ts';

/** The reader of a table: their language and units. */
export interface TableReader extends Speech<'care' | 'fields' | 'tables'> {
  units: Units;
}

/** Without this mark Excel reads UTF-8 as the computer's code page, which breaks every accent. */
const BYTE_ORDER_MARK = '\uFEFF';

const WANTS_QUOTES = /[",\r\n]/;

/** A row with its line end, by RFC 4180. */
export function csvLine(cells: readonly (string | number)[]): string {
  let line = '';
  for (const cell of cells) {
    const text = String(cell);
    // Cells with leading or trailing blanks are quoted too, because some readers trim blanks.
    const quoted = text !== '' && (WANTS_QUOTES.test(text) || text !== text.trim());
    line += quoted ? `"${text.replaceAll('"', '""')}",` : `${text},`;
  }
  return `${line.slice(0, -1)}\r\n`;
}

/** Rows, the header first, as a file for every spreadsheet: RFC 4180, UTF-8 with a byte order mark, CRLF. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvLine).join('');
}
