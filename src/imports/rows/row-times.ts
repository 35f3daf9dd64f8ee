import {
  clockPart,
  DAY,
  type Day,
  dayAt,
  dayPart,
  EARLIEST_DAY,
  MINUTE,
  type Moment,
  momentAt,
  momentOf,
  readingsOf as momentsOf,
  settledMomentOf,
  type WallTime,
} from '#domain/time/when.ts';
import type { Answers, Row } from './import-format.ts';
import { onlyOne, readingsOf } from './read-number.ts';
import { resolveSpan } from './resolve-span.ts';
import { RowProblem } from './row-problem.ts';
import { textIn } from './row-text.ts';
import { readMinutes, readStated, type StatedDuration, statedIn } from './stated-duration.ts';
import { readDay, readWallTime } from './wall-time.ts';

/** The start and the end of a row. The end is null if the row has neither an end nor a duration. */
export interface RowTimes {
  start: Moment;
  end: Moment | null;
  doubt?: RowProblem;
}

/**
 * Reads the moment of a wall time in the file. Around a clock change, uses the earlier moment and adds a doubt to the
 * row. Throws a {@link RowProblem} if the text is not a valid time, or if {@link checkTime} rejects the time.
 */
export function readRowMoment(row: Row, text: string, answers: Answers): Moment {
  const wall = readWallTime(text, answers.dateOrder);
  const moment = settledMomentOf(wall, answers.zone);
  doubtClock(row, wall, moment, text);
  return checkTime(moment, text, answers);
}

/**
 * Adds a doubt if clocks skipped a wall time. Also adds one if clocks repeated it, unless the row decides between the
 * two readings (`decided`).
 */
export function doubtClock(row: Row, wall: WallTime, taken: Moment, text: string, decided = false): void {
  const change = momentOf(wall, taken.zone);
  if (!('clockChange' in change) || (decided && change.clockChange === 'twice')) return;
  const fault = change.clockChange === 'skipped' ? 'clocksSkipped' : 'clocksTwice';
  if (row.doubts.some((doubt) => doubt.fault === fault)) return;
  const found = taken.wall === wall ? text : { text, clock: clockPart(taken.wall) };
  const other = momentsOf(wall, taken.zone).find(({ at }) => at !== taken.at);
  const isTwice = change.clockChange === 'twice';
  const readings = other && isTwice ? [{ taken, other }] : [];
  row.doubts.push(new RowProblem(fault, found, ...readings));
}

/**
 * Reads a row's start and end from their wall times. If the end is missing, the duration `stated` gives it. If the end
 * is before the start, the duration corrects it, with a doubt. Throws a {@link RowProblem} if the end cannot be
 * corrected.
 */
export function readTimes(
  row: Row,
  began: string,
  ended: string,
  stated: StatedDuration | null,
  answers: Answers,
): RowTimes {
  const minutes = stated?.minutes ?? null;
  if (!ended) {
    const start = readRowMoment(row, began, answers);
    return { start, end: minutes === null ? null : after(start, minutes * MINUTE) };
  }
  const from = readWallTime(began, answers.dateOrder);
  checkTime(settledMomentOf(from, answers.zone), began, answers);
  const until = readWallTime(ended, answers.dateOrder);
  const span = resolveSpan(from, until, answers.zone, minutes);
  if (span) {
    const { start, end, decided } = span;
    checkTime(end, ended, answers);
    doubtClock(row, from, start, began, decided);
    doubtClock(row, until, end, ended, decided);
    if (stated) row.stated = stated;
    return { start, end };
  }
  const text = `${began} – ${ended}`;
  if (!minutes) throw new RowProblem('endsFirst', text);
  const start = readRowMoment(row, began, answers);
  const end = after(start, minutes * MINUTE);
  return { start, end, doubt: new RowProblem('endFromDuration', { text, clock: clockPart(end.wall) }) };
}

/** Returns the moment `length` milliseconds later. */
export function after(start: Moment, length: number): Moment {
  return momentAt(start.at + Math.round(length), start.zone);
}

/**
 * Returns a moment. Throws a {@link RowProblem} if it is before the year 2000 or more than a day in the future. A day
 * is allowed because a wrong zone shifts a time by up to a day.
 */
export function checkTime(moment: Moment, found: string, { now }: Answers): Moment {
  if (moment.at > now + DAY) throw new RowProblem('future', found);
  checkAge(dayPart(moment.wall), found);
  return moment;
}

/** Reads the day of a row without a time, such as a weighing. Checks it like {@link checkTime}. */
export function readDayInTime(text: string, { dateOrder, zone, now }: Answers): Day {
  const day = readDay(text, dateOrder);
  if (day > dayAt(now + DAY, zone)) throw new RowProblem('future', text);
  checkAge(day, text);
  return day;
}

/** Rejects times before 2000. A time stamp of 0, for example, means 1970. */
function checkAge(day: Day, found: string) {
  if (day < EARLIEST_DAY) throw new RowProblem('tooOld', found);
}

/**
 * Reads the number in a duration cell. If it has two readings ("1.265"), the number style of the column or file
 * decides. If the style does not decide, a reading above `likely`, the largest plausible value, is not used. If both
 * readings are still possible, uses the larger one and adds a doubt to the row. Returns null if the text is not a
 * number.
 */
export function readLength(row: Row, column: string, text: string, likely: number): number | null {
  const either = readingsOf(text);
  if (either.length < 2) return onlyOne(either);
  const { decimalMark, groups } = row.numberStyle(column);
  const readings = readingsOf(text, decimalMark);
  const [smaller = readings[0] ?? null, larger] = readings.filter((length) => length <= likely);
  if (larger === undefined || groups === false) return smaller;
  if (groups === null) {
    const isWhole = textIn(row, column) === text;
    const readings = isWhole ? [{ taken: { minutes: larger }, other: { minutes: smaller ?? 0 } }] : [];
    row.doubts.push(new RowProblem('twoDurations', text, ...readings));
  }
  return larger;
}

/**
 * Reads the minutes in a cell. If its number has two readings, one above `likely` milliseconds is not used. Returns
 * null if the cell is empty. Throws a {@link RowProblem} if the text is not a duration.
 */
export function readDuration(row: Row, column: string, likely: number): number | null {
  const text = textIn(row, column);
  const minutes = text ? readMinutes(text, (part) => readLength(row, column, part, likely / MINUTE)) : null;
  if (text && minutes === null) throw new RowProblem('durationUnread', text);
  return minutes;
}

/**
 * Reads the duration in a cell of a row that may also have an end. With an end, returns null for an unreadable one.
 * Without an end, reads the cell like {@link readDuration}.
 */
export function readDurationBeside(ended: string, row: Row, column: string): StatedDuration | null {
  const text = textIn(row, column);
  if (ended) return readStated(text);
  const minutes = readDuration(row, column, DAY);
  return minutes === null ? null : statedIn(text, minutes);
}
