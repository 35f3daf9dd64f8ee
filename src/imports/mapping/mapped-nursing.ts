import { MINUTE } from '#domain/time/when.ts';
import { halves, nursingContent, twoSides } from '#imports/rows/care-drafts.ts';
import type { RowContent } from '#imports/rows/import-format.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { noteOf } from '#imports/rows/row-text.ts';
import type { RowTimes } from '#imports/rows/row-times.ts';
import type { MappedRow } from './mapped-row.ts';
import { minutesOfSide } from './mapped-times.ts';
import { unusedWords } from './unused-cells.ts';

/** Reads the breastfeeds of mapped tables. */

/** Times are cut to whole minutes, and so are the minutes of each side. */
const SLACK = 2 * MINUTE;

/** Reads the side of a breastfeed from a text; undefined if it names none. */
export function sideIn(text: string): 'left' | 'right' | 'both' | undefined {
  const [left, right] = [/\b(left|l)\b/i.test(text), /\b(right|r)\b/i.test(text)];
  if (/\bboth\b/i.test(text) || (left && right)) return 'both';
  if (left || right) return left ? 'left' : 'right';
  return undefined;
}

/**
 * Reads a breastfeed. The minutes of each side count before a side in words. Adds a doubt if they are at another side,
 * or take longer than the row. `kindText` is the text of the column that says the kind.
 */
export function readNursing(
  row: MappedRow,
  kind: 'nursing' | 'left' | 'right',
  kindText: string,
  times: RowTimes,
): RowContent {
  const what = row.text('what');
  const side = kind === 'nursing' ? sideIn(`${kindText} ${what}`) : kind;
  const isOtherSide = kind !== 'nursing' && (sideIn(what) ?? kind) !== kind;
  const [left, right] = [minutesOfSide(row, 'left') * MINUTE, minutesOfSide(row, 'right') * MINUTE];
  const length = times.end ? times.end.at - times.start.at : 0;
  const hasMinutes = left > 0 || right > 0;
  const withMinutes = left && right ? 'both' : left ? 'left' : 'right';
  const isLonger = times.end !== null && left + right > length + SLACK;
  if (isOtherSide || (hasMinutes && (isLonger || (side ?? withMinutes) !== withMinutes))) {
    row.row.doubts.push(new RowProblem('sidesOther', what));
  }
  const sides = hasMinutes
    ? twoSides(left, right, null)
    : side === 'both'
      ? halves(length)
      : twoSides(side === 'left' ? length : 0, side === 'right' ? length : 0, null);
  const words = noteOf([sideIn(what) ? '' : what, ...unusedWords(row, kind)], row.text('note'));
  return nursingContent(sides, times, words, what);
}
