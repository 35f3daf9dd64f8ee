import Papa from 'papaparse';

/** Without it Excel takes UTF-8 for the computer's own code page, and every accent is lost. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows, the header first, as a file that every spreadsheet opens: RFC 4180, UTF-8 with a byte order mark, CRLF. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `${BYTE_ORDER_MARK}${Papa.unparse(rows as unknown[][], { newline: '\r\n' })}\r\n`;
}
