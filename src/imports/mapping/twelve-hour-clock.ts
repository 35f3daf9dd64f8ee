import type { ColumnMapping } from '#domain/sync/column-mapping.ts';
import { hourWithWord } from '#imports/rows/day-halves.ts';
import type { SheetRow } from '#imports/rows/import-format.ts';
import { beginsWithDate, type DateOrder, plainTime, readDay } from '#imports/rows/wall-time.ts';

/** Finds tables whose clock has 12 hours without AM or PM: 9:00, 11:30, 1:15 and 3:00 on one day. */

/** A clock time without a word, alone or behind its date. Seconds and their parts may follow. */
const BARE_CLOCK = /(?:^|\s)(\d{1,2})[:.h](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?$/i;
const HALF_DAY = 12 * 60;
/** The longest plausible pause over noon or midnight. A longer one is rather two rows in the wrong order. */
const LONGEST_PAUSE = 8 * 60;
const ORDERS: readonly DateOrder[] = ['month-first', 'day-first', 'year-first'];

/**
 * True if the bare clock times of a table have 12 hours, so that each can be AM or PM. No bare time is after 12:59.
 * Other times have a word such as PM, or only a clock of 12 hours explains the order of the rows. Then the days whose
 * times run back, over noon or midnight, are more than the other days with several times. Yields after each row, so
 * that a page can respond in between.
 */
export function* hasTwelveHours(
  rows: readonly SheetRow[],
  headers: readonly string[],
  { columns }: ColumnMapping,
): Generator<undefined, boolean, undefined> {
  const [dateAt, startAt, endAt, halfAt] = (['date', 'start', 'end', 'dayHalf'] as const).map((role) =>
    columns[role] === undefined ? -1 : headers.indexOf(columns[role]),
  );
  /** The minutes since midnight of each day's starts. */
  const days = new Map<string, number[]>();
  let hasWord = false;
  for (const { cells, damage } of rows) {
    yield;
    if (damage !== undefined) continue;
    const [date = '', start = '', end = '', half = ''] = [dateAt, startAt, endAt, halfAt].map((at = -1) =>
      plainTime(cells[at] ?? ''),
    );
    const began = start || date;
    if ([began, end].some((text) => (clockIn(text)?.hour ?? 0) > 12)) return false;
    hasWord ||= half !== '' || hasHalf(began) || hasHalf(end);
    const clock = half ? null : clockIn(began);
    if (!clock || clock.hour < 1) continue;
    const ownDate = beginsWithDate(began) ? began.slice(0, -clock.length) : date;
    const times = days.get(ownDate) ?? [];
    days.set(ownDate, times);
    times.push(clock.hour * 60 + clock.minute);
  }
  return days.size > 0 && (hasWord || runsBack(days));
}

/** True for a clock time from 1:00 to 12:59 without a word such as PM, alone or behind its date. */
export function isBareClock(text: string): boolean {
  const { hour = 0 } = clockIn(plainTime(text)) ?? {};
  return hour >= 1 && hour <= 12;
}

/**
 * Returns the bare clock time at the end of a text, and its length. A date with points is no clock time. A clock time
 * behind a word, as in Korean, is not bare.
 */
function clockIn(text: string): { hour: number; minute: number; length: number } | null {
  const [clock, hour, minute] = BARE_CLOCK.exec(text) ?? [];
  if (clock === undefined || /\p{L}/u.test(text.slice(0, -clock.length))) return null;
  if (clock.length === text.length && beginsWithDate(text)) return null;
  return { hour: Number(hour), minute: Number(minute), length: clock.length };
}

/** True for a clock time with a word such as PM. */
function hasHalf(text: string): boolean {
  const word = text.replace(/[\d\s:.,()/-]/g, '');
  return word !== '' && /\d[:.h]\d{2}/i.test(text) && hourWithWord(1, word) !== null;
}

function runsBack(days: ReadonlyMap<string, readonly number[]>): boolean {
  const isAscending = areAscending([...days.keys()]);
  let [once, other] = [0, 0];
  for (const times of days.values()) {
    if (times.length < 2) continue;
    const directions = isAscending ? [times] : [times, times.toReversed()];
    const runs = directions.every((one) => pausesOverNoon(one).length > 0);
    if (runs && directions.some(isTwelveHour)) once += 1;
    else other += 1;
  }
  return once > other;
}

/** True if the times of a day are in order on a clock of 12 hours, within a day. */
function isTwelveHour(times: readonly number[]): boolean {
  const onClock = times.map((minutes) => minutes % HALF_DAY);
  const pauses = pausesOverNoon(onClock);
  const length = (onClock.at(-1) ?? 0) - (onClock[0] ?? 0) + pauses.length * HALF_DAY;
  return length < 2 * HALF_DAY && pauses.every((pause) => pause <= LONGEST_PAUSE);
}

/** Returns the minutes before each time that is earlier than the one before it, if it is half a day later. */
function pausesOverNoon(times: readonly number[]): number[] {
  return times.flatMap((minutes, at) => {
    const before = times[at - 1] ?? 0;
    return minutes < before ? [minutes + HALF_DAY - before] : [];
  });
}

/** True if the last date is later than the first in every order of day and month. Otherwise the newest may be first. */
function areAscending(dates: readonly string[]): boolean {
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const found = ORDERS.map((order) => readOrNull(() => readDay(first, order) < readDay(last, order)));
  return found.includes(true) && !found.includes(false);
}

/** Returns the result of `read`. Null if the row readers cannot read its text. */
function readOrNull<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch {
    return null;
  }
}
