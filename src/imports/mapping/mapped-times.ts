import type { ColumnRole } from '#domain/sync/column-mapping.ts';
import {
  addDays,
  clockPart,
  DAY,
  type Day,
  dayPart,
  HOUR,
  MINUTE,
  type Moment,
  type WallTime,
} from '#domain/time/when.ts';
import type { Answers } from '#imports/rows/import-format.ts';
import { isInstantText, readInstantText } from '#imports/rows/instant-time.ts';
import { readingsOf } from '#imports/rows/read-number.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import {
  after,
  type RowTimes,
  readDayInTime,
  readLength,
  readRowMoment,
  readTimes,
} from '#imports/rows/row-times.ts';
import { HALF_MINUTE, readMinutes, type StatedDuration, statedIn } from '#imports/rows/stated-duration.ts';
import { beginsWithDate, plainTime, readDay, readWallTime } from '#imports/rows/wall-time.ts';
import type { MappedRow } from './mapped-row.ts';

/** Reads the times of a row in a mapped table. A date and its clock time may be in one column or in two. */

/** Minutes in the unit of a duration's number. */
const MINUTES = { hours: 60, minutes: 1, seconds: 1 / 60 } as const;
const MINUTES_OF_UNIT = new Map(Object.entries({ h: 60, min: 1, m: 1, s: 1 / 60 }));

/**
 * A span over midnight that is longer has a clock of 12 hours without AM or PM, or a time that was typed wrong. A night
 * that begins in the evening may be longer.
 */
const LONGEST_OVERNIGHT = 12 * HOUR;
const LONGEST_NIGHT = 15 * HOUR;
const EVENING = '17:00';

const NOON = '12:00';
const HALF_DAY = 12 * HOUR;

/** Returns when a row began, as one text. Throws a {@link RowProblem} if its cells are empty. */
function beganIn({ text }: MappedRow, answers: Answers): string {
  const [date, start] = [text('date'), text('start')];
  if (!date && !start) throw new RowProblem('noTime');
  if (!start) return date;
  if (beginsWithDate(start) || isInstantText(start)) return start;
  if (!date) throw new RowProblem('dateUnread', start);
  return `${dayIn(date, answers)} ${start}`;
}

function dayIn(text: string, answers: Answers): Day {
  return isInstantText(text)
    ? dayPart(readInstantText(text, answers).wall)
    : readDay(text, answers.dateOrder);
}

/** Reads the day of a row whose kind has no clock time. */
export function dayOfRow(row: MappedRow, answers: Answers): Day {
  const began = row.text('date') || row.text('start');
  if (!began) throw new RowProblem('noTime');
  return isInstantText(began) ? dayIn(began, answers) : readDayInTime(began, answers);
}

/** True if a row's start has a date and no clock time. */
export function isDayOnly(row: MappedRow, answers: Answers): boolean {
  const began = beganIn(row, answers);
  return beginsWithDate(began) && !/[\sT]/.test(plainTime(began));
}

/**
 * Reads the start and the end of a row. The end may be a clock time without a date, also after midnight. Adds a doubt
 * if the start can be in either half of the day.
 */
export function timesOfRow(row: MappedRow, answers: Answers): RowTimes {
  const times = givenTimes(row, answers);
  if (row.isTwelveHour) {
    const { start } = times;
    const other = after(start, clockPart(start.wall) < NOON ? HALF_DAY : -HALF_DAY);
    row.row.doubts.push(new RowProblem('amOrPm', { taken: start, other }));
  }
  return times;
}

function givenTimes(row: MappedRow, answers: Answers): RowTimes {
  const began = beganIn(row, answers);
  const isInstant = isInstantText(began);
  const ended = row.text('end');
  const stated = durationIn(row, ended !== '');
  if (isInstant || isInstantText(ended)) return timesOfInstants(row, began, ended, stated, answers);
  if (!ended || beginsWithDate(ended)) return readTimes(row.row, began, ended, stated, answers);
  const from = readWallTime(began, answers.dateOrder);
  return readTimes(row.row, began, nextClock(from, ended), stated, answers);
}

function timesOfInstants(
  row: MappedRow,
  began: string,
  ended: string,
  stated: StatedDuration | null,
  answers: Answers,
): RowTimes {
  const momentOf = (text: string, zone = answers.zone) =>
    isInstantText(text) ? readInstantText(text, answers) : readRowMoment(row.row, text, { ...answers, zone });
  const start = momentOf(began);
  if (!ended) return { start, end: stated && after(start, stated.minutes * MINUTE) };
  const isClock = !beginsWithDate(ended) && !isInstantText(ended);
  // Beside a start in UTC, the end can be in UTC or on the family's clock.
  if (isClock && !showsWall(began, start)) throw new RowProblem('timeUnread', ended);
  const end = isClock ? momentOf(nextClock(start.wall, ended), start.zone) : momentOf(ended);
  if (stated) row.row.stated = stated;
  if (end.at < start.at) throw new RowProblem('endsFirst', `${began} – ${ended}`);
  return { start, end };
}

/** True if a moment has the wall time that its text has. A time stamp has none. */
function showsWall(text: string, { wall }: Moment): boolean {
  return !text.includes('T') || text.startsWith(wall);
}

/** Returns the first time after `from` at which clocks show `clock`. */
function nextClock(from: WallTime, clock: string): WallTime {
  const on = (day: Day) => readWallTime(`${day} ${clock}`, 'month-first');
  const sameDay = on(dayPart(from));
  if (sameDay >= from) return sameDay;
  const nextDay = on(addDays(dayPart(from), 1));
  const length = Date.parse(`${nextDay}Z`) - Date.parse(`${from}Z`);
  const longest = clockPart(from) >= EVENING ? LONGEST_NIGHT : LONGEST_OVERNIGHT;
  if (length > longest) throw new RowProblem('endsFirst', `${from} – ${clock}`);
  return nextDay;
}

const PARTS = ['hours', 'minutes', 'seconds'] as const;

/** Reads the duration of a row. Beside an end, an unreadable duration is not used. */
function durationIn(row: MappedRow, hasEnd: boolean): StatedDuration | null {
  const parts = PARTS.map((role) => partIn(row, role, MINUTES[role], hasEnd));
  const unread = parts.find((part) => typeof part === 'string') ?? contradictionIn(row, parts);
  if (unread === null) return joined(row, parts);
  if (!hasEnd) throw new RowProblem('durationUnread', unread);
  return null;
}

/** The parts of a duration, in minutes: hours, minutes and seconds. */
type Parts = readonly (number | string | null)[];

/** Joins parts. If several columns have the whole duration, the one with the smallest unit counts. */
function joined(row: MappedRow, parts: Parts): StatedDuration | null {
  const wholes = hasWholes(parts);
  const numbers = parts.filter((part) => typeof part === 'number');
  const last = parts.findLastIndex((part) => typeof part === 'number' && (!wholes || part > 0));
  const role = PARTS[last];
  if (role === undefined) return null;
  const minutes = Number(parts[last]);
  // An empty cell of minutes beside whole hours means 0, as in "1 h". Beside 1.5 h it means nothing.
  const isToTheMinute = role === 'hours' && row.header('minutes') !== '' && Number.isInteger(minutes / 60);
  const smallest = isToTheMinute
    ? { minutes, rounding: HALF_MINUTE }
    : statedIn(row.text(role), minutes, MINUTES[role]);
  return wholes ? smallest : { ...smallest, minutes: numbers.reduce((sum, part) => sum + part, 0) };
}

/** True if columns each have the whole duration: a part reaches the unit of a larger one, or a larger one is broken. */
function hasWholes(parts: Parts): boolean {
  return parts.some((larger, at) => {
    const unit = MINUTES[PARTS[at] ?? 'minutes'];
    const smaller = parts.slice(at + 1).filter((part) => typeof part === 'number' && part > 0) as number[];
    if (typeof larger !== 'number' || larger === 0 || !smaller.length) return false;
    return !Number.isInteger(larger / unit) || smaller.some((part) => part >= unit);
  });
}

/** Returns the cells of columns that have different whole durations; null if there are none. */
function contradictionIn({ text }: MappedRow, parts: Parts): string | null {
  const numbers = parts.filter((part) => typeof part === 'number' && part > 0) as number[];
  const isSame = Math.max(...numbers) - Math.min(...numbers) <= 1;
  if (isSame || !hasWholes(parts)) return null;
  return PARTS.flatMap((role) => text(role) || []).join(' + ');
}

/** Reads the minutes of one side. The title can name the unit. A clock without one could be hours or minutes. */
export function minutesOfSide(row: MappedRow, side: 'left' | 'right'): number {
  const unit = row.unit(side) || row.titleUnit(side);
  const factor = unit ? MINUTES_OF_UNIT.get(unit) : 1;
  const isUnclear = factor === undefined || (!unit && TWO_PARTS.test(row.text(side)));
  const minutes = isUnclear ? row.text(side) : partIn(row, side, factor, false);
  if (typeof minutes === 'string' && minutes) throw new RowProblem('sideUnread', minutes);
  return Number(minutes ?? 0);
}

/** Hours and minutes, or minutes and seconds. */
const TWO_PARTS = /^\d{1,3}:\d{2}$/;

/** Returns the minutes in a cell; null for an empty cell, and the text itself if it is no duration. */
function partIn(row: MappedRow, role: ColumnRole, factor: number, hasEnd: boolean): number | string | null {
  const found = row.text(role);
  if (!found) return null;
  const [unit = '', smaller] = (row.titleUnit(role) || row.unit(role)).split('+');
  if (readingsOf(found).length > 0) {
    const number = readLength(row.row, row.header(role), found, DAY / MINUTE / factor);
    // With two units in its title, such as "(h min)", 1.30 is no number of either.
    return number === null || smaller ? found : number * factor;
  }
  const minutes = readMinutes(found);
  if (minutes === null) return found;
  if (!TWO_PARTS.test(found) || factor === MINUTES.hours || unit === 'h') return minutes;
  if (MINUTES_OF_UNIT.has(unit)) return minutes / 60;
  if (!hasEnd) {
    const readings = { taken: { minutes }, other: { minutes: minutes / 60 } };
    row.row.doubts.push(new RowProblem('twoDurations', found, readings));
  }
  return minutes;
}
