import { type Moment, momentAt, settledMomentOf } from '#domain/time/when.ts';
import type { Answers, Row } from '#imports/rows/import-format.ts';
import { isMeasured, isZero } from '#imports/rows/read-number.ts';
import { readOz } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { textIn } from '#imports/rows/row-text.ts';
import { checkTime, readLength, readRowMoment } from '#imports/rows/row-times.ts';
import { readWallTime } from '#imports/rows/wall-time.ts';

/** Reads the cells of Nara Baby's CSV. */

/** A time stamp that a spreadsheet rounded, such as 1.79054E+12. */
const ROUNDED = /^\d([.,]\d+)?e\+\d+$/i;

/**
 * Reads the moment of a time stamp. The clock time next to the stamp is only a phone's conversion of the stamp. The
 * clock time is used if the stamp is missing or a spreadsheet rounded it. Returns null if both are missing.
 */
export function readStamped(
  row: Row,
  column: string,
  answers: Answers,
): { moment: Moment; doubt?: RowProblem } | null {
  const [stamp, wall] = [textIn(row, `${column} (epoch)`), textIn(row, column)];
  if (!stamp || isZero(stamp)) return wall ? { moment: readRowMoment(row, wall, answers) } : null;
  if (!/^\d{9,14}(\.\d+)?$/.test(stamp)) {
    if (!wall || !ROUNDED.test(stamp)) throw new RowProblem('stampUnread', stamp);
    const doubt = new RowProblem('stampFromClock', stamp);
    return { moment: readRowMoment(row, wall, answers), doubt };
  }
  // A stamp of ten digits is in seconds, one of thirteen in milliseconds.
  const at = Math.round(Number(stamp) * (Number(stamp) < 1e11 ? 1000 : 1));
  const moment = checkTime(momentAt(at, answers.zone), stamp, answers);
  const other = wall && clockMomentOf(wall, answers);
  if (!wall || (other && other.wall === moment.wall)) return { moment };
  const readings = other ? [{ taken: moment, other }] : [];
  return { moment, doubt: new RowProblem('stampOtherThanClock', wall, ...readings) };
}

/** Returns the moment of a clock time in the file. Returns null if the text is no time. */
function clockMomentOf(wall: string, answers: Answers): Moment | null {
  try {
    return settledMomentOf(readWallTime(wall, answers.dateOrder), answers.zone);
  } catch (error) {
    if (error instanceof RowProblem) return null;
    throw error;
  }
}

/**
 * Reads the seconds in a cell; 0 if it is empty. If the text has two readings, one above `likely` milliseconds is not
 * used.
 */
export function secondsIn(row: Row, column: string, likely: number): number {
  const text = textIn(row, column);
  const seconds = text ? readLength(row, column, text, likely / 1000) : 0;
  if (seconds === null) throw new RowProblem('durationUnread', text);
  return seconds;
}

/**
 * Reads the amount in a cell. Returns null for an empty cell and for 0. Some exports write 0 for a missing part of a
 * bottle.
 */
export function amountIn(row: Row, column: string, bareUnit: string): number | null {
  const text = textIn(row, column);
  if (!isMeasured(text)) return null;
  return readOz(row, text, textIn(row, `${column} unit`) || bareUnit);
}

export function typeOf(row: Row): string {
  return textIn(row, 'type').toLowerCase();
}
