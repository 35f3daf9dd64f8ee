/**
 * What keeps a spreadsheet from running a parent's note. A cell that begins with `= + - @`, a tab or a line break, also
 * after blanks, is a formula to Excel, Sheets and Numbers (OWASP, CSV Injection), and so are their full-width forms.
 * One `'` before it makes it text. Cells that begin with `'` get one too, so that taking exactly one away gives every
 * text back as it was.
 */
const READ_AS_FORMULA = /^\s*[=+\-@＝＋－＠\t\r\n']/;

/** The text as a cell may hold it. */
export function guardCell(text: string): string {
  return READ_AS_FORMULA.test(text) ? `'${text}` : text;
}

/** The text that {@link guardCell} was given. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") ? cell.slice(1) : cell;
}
