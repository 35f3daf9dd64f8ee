/** Without it Excel takes UTF-8 for the computer's own code page, and every accent is lost. */
const BYTE_ORDER_MARK = '\uFEFF';

const WANTS_QUOTES = /[",\r\n]/;

/** A row with its line end, as RFC 4180 writes it. */
export function csvLine(cells: readonly (string | number)[]): string {
  let line = '';
  for (const cell of cells) {
    const text = String(cell);
    // Blanks at an end stand in quotes too: some readers would take them away.
    const quoted = text !== '' && (WANTS_QUOTES.test(text) || text !== text.trim());
    line += quoted ? `"${text.replaceAll('"', '""')}",` : `${text},`;
  }
  return `${line.slice(0, -1)}\r\n`;
}

/** Rows, the header first, as a file that every spreadsheet opens: RFC 4180, UTF-8 with a byte order mark, CRLF. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvLine).join('');
}
