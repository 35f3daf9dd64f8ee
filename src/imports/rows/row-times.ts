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
  settledMomentOf,
  type WallTime,
} from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import type { Answers, Row } from './import-format.ts';
import { NUMBER, onlyOne, plainDigits, readingsOf, readOnly } from './read-number.ts';
import { resolveSpan } from './resolve-span.ts';
import { RowProblem } from './row-problem.ts';
import { textIn } from './row-text.ts';
import { readDay, readWallTime } from './wall-time.ts';

/** When a row began and ended; null without an end or a duration. */
export interface RowTimes {
  start: Moment;
  end: Moment | null;
  doubt?: RowProblem;
}

/**
 * Reads the moment of a wall time in the file. Around a clock change, uses the earlier moment and adds a doubt to the
 * row. Throws a {@link RowProblem}.
 */
export function readRowMoment(row: Row, text: string, answers: Answers): Moment {
  const wall = readWallTime(text, answers.dateOrder);
  const moment = settledMomentOf(wall, answers.zone);
  doubtClock(row, wall, moment, text);
  return checkTime(moment, text, answers);
}

/** Adds a doubt if clocks skipped a wall time, or repeated it and the row has not `decided`. */
export function doubtClock(row: Row, wall: WallTime, taken: Moment, text: string, decided = false): void {
  const change = momentOf(wall, taken.zone);
  if (!('clockChange' in change) || (decided && change.clockChange === 'twice')) return;
  const reason =
    change.clockChange === 'skipped'
      ? 'The clocks skipped its time. A time that there was is taken.'
      : 'The clocks showed its time twice. It may be the other one.';
  if (row.doubts.some(({ message }) => message === reason)) return;
  const found = taken.wall === wall ? text : `${text} → ${formatClock(clockPart(taken.wall))}`;
  row.doubts.push(new RowProblem(reason, found));
}

/**
 * A row's start and end by their wall times, or by `minutes` without an end. An end before the start is a typing error
 * that the row's own duration corrects, with a doubt. Without a duration it is a {@link RowProblem}.
 */
export function readTimes(
  row: Row,
  began: string,
  ended: string,
  minutes: number | null,
  answers: Answers,
): RowTimes {
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
    return { start, end };
  }
  const found = `${began} – ${ended}`;
  if (!minutes) throw new RowProblem('It ends before it starts.', found);
  const doubt = new RowProblem('It ends before it starts. Its own duration says when it ended.', found);
  const start = readRowMoment(row, began, answers);
  return { start, end: after(start, minutes * MINUTE), doubt };
}

/** The moment `length` milliseconds later. */
export function after(start: Moment, length: number): Moment {
  return momentAt(start.at + Math.round(length), start.zone);
}

/** Throws a {@link RowProblem} for a future time, with a tolerance of a day. A wrong zone may be off by that much. */
export function checkTime(moment: Moment, found: string, { now }: Answers): Moment {
  if (moment.at > now + DAY) throw new RowProblem('Its time has not come yet.', found);
  checkAge(dayPart(moment.wall), found);
  return moment;
}

/** Like {@link checkTime}, for the day of a row without a time: a weighing. */
export function readDayInTime(text: string, { dateOrder, zone, now }: Answers): Day {
  const day = readDay(text, dateOrder);
  if (day > dayAt(now + DAY, zone)) throw new RowProblem('Its time has not come yet.', text);
  checkAge(day, text);
  return day;
}

/** A time stamp of 0 is older than any baby log. */
function checkAge(day: Day, found: string) {
  if (day < EARLIEST_DAY) throw new RowProblem('It is from before the year 2000.', found);
}

const CLOCK_LENGTH = /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/;
const LENGTH_IN_WORDS = new RegExp(
  `^(?:(${NUMBER})\\s*h(?:ours?|rs?)?)?\\s*(?:(${NUMBER})\\s*m(?:in(?:ute)?s?)?)?$`,
);

/**
 * The number in a duration cell. With two readings ("1.265"), the style of the file or its column decides, then
 * `likely`, the largest plausible value. If both readings are still possible, uses the larger one and adds a doubt to
 * the row. Null if the text is not a number.
 */
export function readLength(row: Row, column: string, text: string, likely: number): number | null {
  const either = readingsOf(text);
  if (either.length < 2) return onlyOne(either);
  const { decimalMark, groups } = row.numberStyle(column);
  const readings = readingsOf(text, decimalMark);
  const [smaller = readings[0] ?? null, larger] = readings.filter((length) => length <= likely);
  if (larger === undefined || groups === false) return smaller;
  if (groups === null) {
    row.doubts.push(new RowProblem('Its duration can mean two numbers. The larger one was taken.', text));
  }
  return larger;
}

/**
 * Minutes in cells: `33`, `1,265`, `00:49` and `0:49:10` (hours first), `1h 5m`, `10 min`. Null if the text is none, or
 * `numberIn` cannot read one of its numbers.
 */
export function readMinutes(
  text: string,
  numberIn: (part: string) => number | null = readOnly,
): number | null {
  const trimmed = plainDigits(text.trim().toLowerCase());
  const [clock, hours = '0', minutes = '0', seconds = '0'] = CLOCK_LENGTH.exec(trimmed) ?? [];
  if (clock !== undefined) return Number(hours) * 60 + Number(minutes) + Number(seconds) / 60;
  const [words, ...parts] = LENGTH_IN_WORDS.exec(trimmed) ?? [];
  if (!words) return numberIn(trimmed);
  const [inHours, inMinutes] = parts.map((part) => (part === undefined ? 0 : numberIn(part)));
  return inHours == null || inMinutes == null ? null : inHours * 60 + inMinutes;
}

/**
 * The minutes of a cell; more than `likely` milliseconds are a typing error. Null if it is empty. Throws a {@link
 * RowProblem} for other content.
 */
export function readDuration(row: Row, column: string, likely: number): number | null {
  const text = textIn(row, column);
  const minutes = text ? readMinutes(text, (part) => readLength(row, column, part, likely / MINUTE)) : null;
  if (text && minutes === null) throw new RowProblem('Its duration could not be read.', text);
  return minutes;
}

/**
 * The minutes of a cell next to an end, which counts if they cannot be read. Without an end like {@link readDuration}.
 */
export function readMinutesBeside(ended: string, row: Row, column: string): number | null {
  return ended ? readMinutes(textIn(row, column)) : readDuration(row, column, DAY);
}
