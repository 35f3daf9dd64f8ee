/**
 * Prevents formula injection by notes in spreadsheets (OWASP, CSV Injection). Excel, Sheets and Numbers evaluate a cell
 * that begins with a sign or a control character. The signs are `= + - @` and their full-width forms. The control
 * characters are a tab and a line break. Blanks, quotation marks and invisible characters may come first. A `'` before
 * the cell makes it text.
 *
 * With many European settings, Excel splits a comma-separated file at `;`, and other readers split it at tabs. A
 * quotation mark inside a line does not prevent that, so a cell can begin after any separator. A `'` after the
 * separator makes such a cell text too. The whole text then begins with `'\`. No text in an earlier export begins like
 * that, so earlier exports can be read as before.
 */
const FORMULA = '[=+\\-@＝＋－＠]';
const UNSEEN = '[\\s"\\p{Cc}\\p{Cf}\\p{DI}]';
const AT_START = new RegExp(`^(?:'|${UNSEEN}*${FORMULA}|\\s*[\\t\\r\\n])`, 'u');
/** Matches only directly after a separator, with a look-behind. The time is therefore linear. */
const INSIDE = new RegExp(`(?<=[,;\\t\\r\\n])(?=(?:(?![\\t\\r\\n])${UNSEEN})*${FORMULA}|')`, 'gu');
const INSIDE_MARK = "'\\";

/** Guards a text for a cell. */
export function guardCell(text: string): string {
  const guarded = text.replace(INSIDE, "'");
  if (guarded !== text) return INSIDE_MARK + guarded;
  return AT_START.test(text) ? `'${text}` : text;
}

/** Restores the text of a cell that {@link guardCell} of this or an earlier version guarded. */
export function unguardCell(cell: string): string {
  if (cell.startsWith(INSIDE_MARK)) return cell.slice(INSIDE_MARK.length).replace(/([,;\t\r\n])'/g, '$1');
  return cell.startsWith("'") ? cell.slice(1) : cell;
}
