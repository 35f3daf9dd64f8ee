/**
 * Keeps a spreadsheet from running a parent's note. Excel, Sheets and Numbers take a cell for a formula that begins with
 * `= + - @`, a full-width form of them, a tab or a line break (OWASP, CSV Injection). Blanks, quotation marks and invisible
 * characters may come first. One `'` before it makes it text.
 *
 * Excel cuts a comma file at `;` in half of Europe, and other readers cut it at tabs. A quotation mark inside a line doesn't
 * stop them, so a cell can begin behind any separator. There too a `'` makes it text, and the whole cell begins with `'\`.
 * Earlier exports have no such beginning, so their texts are read back as they were.
 */
const FORMULA = '[=+\\-@＝＋－＠]';
const UNSEEN = '[\\s"\\p{Cc}\\p{Cf}\\p{DI}]';
const AT_START = new RegExp(`^(?:'|${UNSEEN}*${FORMULA}|\\s*[\\t\\r\\n])`, 'u');
/** Each separator is looked behind by itself, so that the time stays linear. */
const INSIDE = new RegExp(`(?<=[,;\\t\\r\\n])(?=(?:(?![\\t\\r\\n])${UNSEEN})*${FORMULA}|')`, 'gu');
const INSIDE_MARK = "'\\";

/** The text as a cell may hold it. */
export function guardCell(text: string): string {
  const guarded = text.replace(INSIDE, "'");
  if (guarded !== text) return INSIDE_MARK + guarded;
  return AT_START.test(text) ? `'${text}` : text;
}

/** The text that {@link guardCell} was given, in this version or an earlier one. */
export function unguardCell(cell: string): string {
  if (cell.startsWith(INSIDE_MARK)) return cell.slice(INSIDE_MARK.length).replace(/([,;\t\r\n])'/g, '$1');
  return cell.startsWith("'") ? cell.slice(1) : cell;
}
