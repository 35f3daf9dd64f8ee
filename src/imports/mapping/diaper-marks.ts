import { plainDigits } from '#imports/rows/read-number.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import type { MappedRow } from './mapped-row.ts';

/** Reads the cells of diapers: the marks of two columns, one for wet and one for dirty, and cells without a value. */

const YES = new Set(['x', '✓', '✔', '✔️', '☑', '✅', '•', '●', '1', 'y', 'yes', 'true']);
const NO = new Set(['', '0', 'n', 'no', 'false']);
const NONE = /^([-–—−]+|n\/?a|none)$/i;

/** True for a text that fills an empty cell, such as "-", "n/a" and "none". */
export function isNone(text: string): boolean {
  return NONE.test(text.trim());
}

/** Returns true for a mark that means yes, false for one that means no, and null for any other text. */
function readMark(text: string): boolean | null {
  const mark = plainDigits(text.trim()).toLowerCase();
  if (YES.has(mark)) return true;
  return NO.has(mark) || isNone(mark) ? false : null;
}

/** True for texts that are all marks. */
export function areMarks(texts: readonly string[]): boolean {
  return texts.every((text) => readMark(text) !== null);
}

/** Returns the contents of a diaper that have a mark. Throws a {@link RowProblem} for a text that is no mark. */
export function markedContents(row: MappedRow): string {
  const contents = (['wet', 'dirty'] as const).filter((role) => {
    const text = row.text(role);
    const mark = readMark(text);
    if (mark === null) throw new RowProblem('noContent', text);
    return mark;
  });
  return contents.join(' ');
}
