import { tzOffset } from '@date-fns/tz';

/**
 * Converts between wall time and instants. No other module converts them.
 *
 * Days and wall times are strings, so that "the 3rd of May" is the 3rd of May in whatever zone it is read. `new
 * Date('2026-05-03')` is midnight in UTC and thus the evening before in America, so it is never used here.
 */

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;
/** A clock time, `HH:MM`, 24 hours. */
export type Clock = string;
/** A day and a clock time, `YYYY-MM-DDTHH:MM`. */
export type WallTime = string;

/** A moment as wall time and as an instant. `at` is epoch milliseconds. */
export interface Moment {
  wall: WallTime;
  at: number;
  zone: string;
}

/** A wall time that a clock change skipped or repeated, with both readings. */
export interface ClockChange {
  clockChange: 'skipped' | 'twice';
  earlier: Moment;
  later: Moment;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** 24 hours. A calendar day may have an hour more or less ({@link lengthOfDay}). */
export const DAY = 24 * HOUR;
/** No baby with a log was born earlier, so an earlier day is a typing error. */
export const EARLIEST_DAY: Day = '2000-01-01';

/** Caches of valid days and zones. Every row of a log or a file has both, and validating them is slow. */
const days = new Set<string>();
const zones = new Set<string>();

function isKnown(text: string, known: Set<string>, isOne: (text: string) => boolean): boolean {
  if (known.has(text)) return true;
  const is = isOne(text);
  if (is) known.add(text);
  return is;
}

/** True for an IANA zone that this platform knows. */
export function isZone(zone: string): boolean {
  return isKnown(zone, zones, isOfPlatform);
}

function isOfPlatform(zone: string): boolean {
  try {
    return !!zone && !!new Intl.DateTimeFormat('en-US', { timeZone: zone });
  } catch {
    return false;
  }
}

/**
 * Returns the IANA zone of the device, or UTC if it is unknown. Chromium then reports `Etc/Unknown`, which `Intl`
 * rejects.
 */
export function deviceZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isZone(zone) ? zone : 'UTC';
}

/** True for a valid `YYYY-MM-DD` (no 30 February), years 1900 to 2199. */
export function isDay(text: string): boolean {
  return isKnown(text, days, isOnCalendar);
}

function isOnCalendar(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/** True for `HH:MM` from 00:00 to 23:59. */
export function isClock(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** True for a `YYYY-MM-DDTHH:MM` of a valid day and clock time. */
export function isWallTime(text: string): boolean {
  return text[10] === 'T' && isDay(text.slice(0, 10)) && isClock(text.slice(11));
}

/** Returns the day of a wall time. */
export function dayPart(wall: WallTime): Day {
  return wall.slice(0, 10);
}

/** Returns the clock time of a wall time. */
export function clockPart(wall: WallTime): Clock {
  return wall.slice(11, 16);
}

/** Memoizes `find` by zone and key. A month or a file requests the same days thousands of times. */
function rememberByZone<Key>(find: (key: Key, zone: string) => number): (key: Key, zone: string) => number {
  const zonesKnown = new Map<string, Map<Key, number>>();
  return (key, zone) => {
    const known = zonesKnown.get(zone) ?? new Map<Key, number>();
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(key, zone);
    known.set(key, found);
    zonesKnown.set(zone, known);
    return found;
  };
}

/** Returns the offset of a zone from UTC at the start of a UTC day. */
const offsetAtStart = rememberByZone(findOffset);

/**
 * Returns the offset of `zone` from UTC, in milliseconds. If the offsets at both ends of a UTC day are equal, the
 * offset applies to the whole day. No zone changes twice in a day.
 */
function offsetAt(at: number, zone: string): number {
  const start = at - (((at % DAY) + DAY) % DAY);
  const offset = offsetAtStart(start, zone);
  return offset === offsetAtStart(start + DAY, zone) ? offset : findOffset(at, zone);
}

function findOffset(at: number, zone: string): number {
  return tzOffset(zone, new Date(at)) * MINUTE;
}

/** Returns the wall time in `zone` at an instant, to the minute. */
export function wallAt(at: number, zone: string): WallTime {
  return new Date(at + offsetAt(at, zone)).toISOString().slice(0, 16);
}

/** Returns the calendar day of an instant in `zone`. "Today" is `dayAt(now, familyZone)`. */
export function dayAt(at: number, zone: string): Day {
  return dayPart(wallAt(at, zone));
}

/** Returns the clock time in `zone` at an instant, to the minute. */
export function clockAt(at: number, zone: string): Clock {
  return clockPart(wallAt(at, zone));
}

/** Makes a moment from an instant. */
export function momentAt(at: number, zone: string): Moment {
  return { wall: wallAt(at, zone), at, zone };
}

/**
 * Finds every instant with the wall time `wall` in `zone`, in order. There is none if clocks skipped it, and there are
 * two if they repeated it. Only the offsets a day before and a day after can apply, because offsets change by less than
 * a day.
 */
export function instantsOf(wall: WallTime, zone: string): number[] {
  const asUtc = Date.parse(`${wall}:00Z`);
  const [before, after] = [offsetAt(asUtc - DAY, zone), offsetAt(asUtc + DAY, zone)];
  return (before === after ? [before] : [before, after])
    .filter((offset) => offsetAt(asUtc - offset, zone) === offset)
    .map((offset) => asUtc - offset)
    .sort((a, b) => a - b);
}

/**
 * Returns the instant of midnight on a day far from clock changes. NaN for a day with another offset on it, the day
 * before or the day after. An import converts thousands of times, and nearly all are on days without a clock change.
 */
const steadyMidnight = rememberByZone((day: Day, zone) => {
  const asUtc = Date.parse(`${day}T00:00:00Z`);
  const offsets = [-1, 0, 1, 2].map((count) => offsetAtStart(asUtc + count * DAY, zone));
  const [offset = Number.NaN] = offsets;
  return offsets.every((other) => other === offset) ? asUtc - offset : Number.NaN;
});

/** Returns the only instant of a wall time on a day far from clock changes. NaN for other texts and days. */
function steadyInstant(wall: WallTime, zone: string): number {
  if (!isWallTime(wall)) return Number.NaN;
  const minutes = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
  return steadyMidnight(dayPart(wall), zone) + minutes * MINUTE;
}

/**
 * Returns the moment with the wall time `wall` in `zone`, or both readings if a clock change skipped or repeated it. A
 * skipped 02:30 may mean 01:30 before the change or 03:30 after it. The readings have these wall times, because 02:30
 * did not exist.
 */
export function momentOf(wall: WallTime, zone: string): Moment | ClockChange {
  const steady = steadyInstant(wall, zone);
  if (!Number.isNaN(steady)) return { wall, at: steady, zone };
  const [first, second] = instantsOf(wall, zone);
  if (first !== undefined && second === undefined) return { wall, at: first, zone };
  if (first !== undefined && second !== undefined) {
    return {
      clockChange: 'twice',
      earlier: { wall, at: first, zone },
      later: { wall, at: second, zone },
    };
  }
  const asUtc = Date.parse(`${wall}:00Z`);
  const before = asUtc - offsetAt(asUtc - DAY, zone);
  const after = asUtc - offsetAt(asUtc + DAY, zone);
  return {
    clockChange: 'skipped',
    earlier: momentAt(Math.min(before, after), zone),
    later: momentAt(Math.max(before, after), zone),
  };
}

/**
 * Returns the possible moments of a wall time, in order. There are two if a clock change skipped or repeated it, else
 * one.
 */
export function readingsOf(wall: WallTime, zone: string): [Moment, ...Moment[]] {
  const moment = momentOf(wall, zone);
  return 'clockChange' in moment ? [moment.earlier, moment.later] : [moment];
}

/** Like {@link momentOf}, with the earlier reading around a clock change. */
export function settledMomentOf(wall: WallTime, zone: string): Moment {
  return readingsOf(wall, zone)[0];
}

/** Returns the first instant of a calendar day in `zone`, even if clocks change at midnight. */
export const startOfDay = rememberByZone(findStartOfDay);

function findStartOfDay(day: Day, zone: string): number {
  const moment = momentOf(`${day}T00:00`, zone);
  if (!('clockChange' in moment)) return moment.at;
  return moment.clockChange === 'twice' ? moment.earlier.at : moment.later.at;
}

/** Returns the length of a calendar day in `zone`, in milliseconds: 23, 24 or 25 hours in most zones. */
export function lengthOfDay(day: Day, zone: string): number {
  return startOfDay(addDays(day, 1), zone) - startOfDay(day, zone);
}

function dayNumber(day: Day): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
}

function dayFromNumber(number: number): Day {
  return new Date(number * DAY).toISOString().slice(0, 10);
}

/** Returns the day `count` calendar days later (earlier when negative). */
export function addDays(day: Day, count: number): Day {
  return dayFromNumber(dayNumber(day) + count);
}

/** Counts the calendar days from `from` to `to`. 0 for the same day, and negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** Lists every day from `from` to `to`, both included. */
export function daysFromTo(from: Day, to: Day): Day[] {
  const count = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/** Returns 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return (((dayNumber(day) + 4) % 7) + 7) % 7;
}

/** Returns the first day of the week that holds `day`. `weekStartsOn` is 0 (Sunday) to 6 (Saturday). */
export function startOfWeek(day: Day, weekStartsOn: number): Day {
  return addDays(day, -((weekdayOf(day) - weekStartsOn + 7) % 7));
}

/** The tolerance for another phone's fast clock. */
const CLOCK_AHEAD = 5 * MINUTE;

/** True for an instant up to five minutes after `now` (both epoch ms). */
export function hasCome(at: number, now: number): boolean {
  return at <= now + CLOCK_AHEAD;
}
