import { isFiller } from '#imports/rows/is-filler.ts';
import { plainDigits } from '#imports/rows/read-number.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import type { MappedRow } from './mapped-row.ts';

/** Reads the marks of two columns, one for wet diapers and one for dirty ones. */

const YES = new Set(['x', '✓', '✔', '✔️', '☑', '✅', '•', '●', '1', 'y', 'yes', 'true']);
const NO = new Set(['', '0', 'n', 'no', 'false']);

/** Returns true for a mark that means yes, false for one that means no, and null for any other text. */
function readMark(text: string): boolean | null {
  const mark = plainDigits(text.trim()).toLowerCase();
  if (YES.has(mark)) return true;
  return NO.has(mark) || isFiller(mark) ? false : null;
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
