import type { ColumnRole } from '#domain/sync/column-mapping.ts';
import {
  addDays,
  clockPart,
  DAY,
  type Day,
  dayAt,
  dayPart,
  HOUR,
  MINUTE,
  type Moment,
  settledMomentOf,
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
import { isBareClock } from './twelve-hour-clock.ts';

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

/** The clock time that databases and spreadsheets write behind a date alone. */
const MIDNIGHT = /[T\s]0?0:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)?$/;
const CLOCK = /\s\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?$/i;
const WITH_OFFSET = /[+-]\d\d:?\d\d$/;

/**
 * Returns when a row began, as one text. Throws a {@link RowProblem} if its cells are empty. A midnight beside an empty
 * start, or in a table without other clock times, is no clock time.
 */
function beganIn(row: MappedRow, answers: Answers): string {
  const { text, header, hasClocks } = row;
  const [date, start, half] = [text('date'), text('start'), text('dayHalf')];
  if (!date && !start) throw new RowProblem('noTime');
  const isWhole = !start || beginsWithDate(start) || isInstantText(start);
  if (!date && !isWhole) throw new RowProblem('noDate', start);
  const hasMidnight = hasClocks && (start !== '' || header('start') === '');
  const whole = hasMidnight ? start || date : (start || date).replace(MIDNIGHT, '');
  const began = isWhole ? whole : `${dayIn(date, answers)} ${start}`;
  return half && CLOCK.test(began) ? `${began} ${half}` : began;
}

/** True if the start of a row has a clock time that is not the midnight behind a date alone. */
export function hasClock({ text }: MappedRow): boolean {
  const began = text('start') || text('date');
  return began !== '' && !isDayAlone(began) && !(beginsWithDate(began) && MIDNIGHT.test(began));
}

/** Returns the day of a date. A midnight in UTC without another offset is a date alone. */
function dayIn(text: string, answers: Answers): Day {
  if (!isInstantText(text)) return readDay(text, answers.dateOrder);
  const { at, wall } = readInstantText(text, answers);
  return at % DAY === 0 && !WITH_OFFSET.test(text) ? dayAt(at, 'Etc/UTC') : dayPart(wall);
}

/** Reads the day of a row whose kind has no clock time. */
export function dayOfRow(row: MappedRow, answers: Answers): Day {
  const began = row.text('date') || row.text('start');
  if (!began) throw new RowProblem('noTime');
  return isInstantText(began) ? dayIn(began, answers) : readDayInTime(began, answers);
}

/** True if a row's start has a date and no clock time. */
export function isDayOnly(row: MappedRow, answers: Answers): boolean {
  return isDayAlone(beganIn(row, answers));
}

function isDayAlone(text: string): boolean {
  return beginsWithDate(text) && !/[\sT]/.test(plainTime(text));
}

/**
 * Reads the start and the end of a row. The end may be a clock time without a date, also after midnight. Adds a doubt
 * if the start can be in either half of the day.
 */
export function timesOfRow(row: MappedRow, answers: Answers): RowTimes {
  const times = givenTimes(row, answers);
  if (row.isTwelveHour && isBareClock(beganIn(row, answers))) doubtHalf(row, times.start);
  return times;
}

/** Adds a doubt about a time that may be in either half of the day. */
function doubtHalf({ row }: MappedRow, taken: Moment): void {
  const other = after(taken, clockPart(taken.wall) < NOON ? HALF_DAY : -HALF_DAY);
  row.doubts.push(new RowProblem('amOrPm', { taken, other }));
}

function givenTimes(row: MappedRow, answers: Answers): RowTimes {
  const began = beganIn(row, answers);
  const isInstant = isInstantText(began);
  const ended = endedIn(row, answers);
  const stated = durationIn(row, ended !== '');
  if (isInstant || isInstantText(ended)) return timesOfInstants(row, began, ended, stated, answers);
  if (!ended || beginsWithDate(ended)) return readTimes(row.row, began, ended, stated, answers);
  const from = readWallTime(began, answers.dateOrder);
  if (row.header('dayHalf') && isBareClock(ended)) {
    const end = nextTwelveHours(from, ended);
    doubtHalf(row, settledMomentOf(end, answers.zone));
    return readTimes(row.row, began, end, stated, answers);
  }
  return readTimes(row.row, began, nextClock(from, ended, stated !== null), stated, answers);
}

/** Returns when a row ended, as one text. Its date and its clock time may be in two columns. */
function endedIn({ text }: MappedRow, answers: Answers): string {
  const [day, end] = [text('endDate'), text('end')];
  const isClock = day && end && !beginsWithDate(end) && !isInstantText(end);
  return isClock ? `${dayIn(day, answers)} ${end}` : end;
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

/**
 * Returns the first time after `from` at which clocks show `clock`. If that is too late, the row ends before it starts:
 * the duration of the row corrects its end (`hasDuration`), or a {@link RowProblem} is thrown.
 */
function nextClock(from: WallTime, clock: string, hasDuration = false): WallTime {
  const [sameDay, next] = [clockOn(from, 0, clock), clockAfter(from, clock)];
  const length = Date.parse(`${next}Z`) - Date.parse(`${from}Z`);
  const longest = clockPart(from) >= EVENING ? LONGEST_NIGHT : LONGEST_OVERNIGHT;
  if (next === sameDay || length <= longest) return next;
  if (hasDuration) return sameDay;
  throw new RowProblem('endsFirst', `${from} – ${clock}`);
}

function clockOn(from: WallTime, days: number, clock: string): WallTime {
  return readWallTime(`${addDays(dayPart(from), days)} ${clock}`, 'month-first');
}

function clockAfter(from: WallTime, clock: string): WallTime {
  const sameDay = clockOn(from, 0, clock);
  return sameDay >= from ? sameDay : clockOn(from, 1, clock);
}

/** Returns the first time after `from` at which a clock of 12 hours shows `clock`. */
function nextTwelveHours(from: WallTime, clock: string): WallTime {
  const [am, pm] = [clockAfter(from, `${clock} AM`), clockAfter(from, `${clock} PM`)];
  return am < pm ? am : pm;
}

const PARTS = ['hours', 'minutes', 'seconds'] as const;

/** Reads the duration of a row. Beside an end, an unreadable duration is not used. */
function durationIn(row: MappedRow, hasEnd: boolean): StatedDuration | null {
  const parts = PARTS.map((role) => partIn(row, role, MINUTES[role], hasEnd));
  const unread = parts.find((part) => typeof part === 'string') ?? contradictionIn(row, parts);
  if (unread === null) return joined(row, parts);
  if (!hasEnd) throw new RowProblem('durationUnread', unread);
  row.row.doubts.push(new RowProblem('cellsUnused', unread));
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

const MOST_HOURS = 24;

/** True for a number that can be hours and is broken, such as 1.5. */
export function isBrokenHour(text: string): boolean {
  return readingsOf(text).some((number) => number <= MOST_HOURS && !Number.isInteger(number));
}

/** Returns the minutes in a cell; null for an empty cell, and the text itself if it is no duration. */
function partIn(row: MappedRow, role: ColumnRole, factor: number, hasEnd: boolean): number | string | null {
  const found = row.text(role);
  if (!found) return null;
  const [unit = '', smaller] = (row.titleUnit(role) || row.unit(role)).split('+');
  if (readingsOf(found).length > 0) {
    const number = readLength(row.row, row.header(role), found, DAY / MINUTE / factor);
    // With two units in its title, such as "(h min)", 1.30 is no number of either.
    if (number === null || smaller) return found;
    const isUnclear = role === 'minutes' && !unit && !hasEnd && number <= MOST_HOURS && number > 0;
    if (isUnclear && (row.hasBrokenMinutes || isBrokenHour(found)))
      doubtMinutes(row, found, number, number * 60);
    return number * factor;
  }
  const minutes = readMinutes(found);
  if (minutes === null) return found;
  if (!TWO_PARTS.test(found) || factor === MINUTES.hours || unit === 'h') return minutes;
  if (MINUTES_OF_UNIT.has(unit)) return minutes / 60;
  if (!hasEnd) doubtMinutes(row, found, minutes, minutes / 60);
  return minutes;
}

function doubtMinutes({ row }: MappedRow, found: string, minutes: number, other: number): void {
  row.doubts.push(new RowProblem('twoDurations', found, { taken: { minutes }, other: { minutes: other } }));
}
