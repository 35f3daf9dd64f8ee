import type { ColumnMapping } from '#domain/sync/column-mapping.ts';
import type { SheetRow } from '#imports/rows/import-format.ts';
import { isInstantText } from '#imports/rows/instant-time.ts';
import { beginsWithDate, type DateOrder, plainTime, readDay, readWallTime } from '#imports/rows/wall-time.ts';

/** Finds tables whose clock has 12 hours without AM or PM: 9:00, 11:30, 1:15 and 3:00 on one day. */

/** A clock time without a word, alone or behind its date. */
const BARE_CLOCK = /(?:^|\s)(\d{1,2})[:.h](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?$/i;
const HALF_DAY = 12 * 60;
/** The longest plausible pause over noon. A longer one is rather two rows in the wrong order. */
const LONGEST_PAUSE = 8 * 60;
const ORDERS: readonly DateOrder[] = ['month-first', 'day-first', 'year-first'];

/**
 * True if only a clock of 12 hours explains the order of the rows. No time is after 12:59, before 1:00, or has a word
 * such as PM. The days whose times run back once, over noon, are more than the other days with several times. Yields
 * after each row, so that a page can respond in between.
 */
export function* hasTwelveHours(
  rows: readonly SheetRow[],
  headers: readonly string[],
  { columns }: ColumnMapping,
): Generator<undefined, boolean, undefined> {
  const [dateAt, startAt, endAt] = [columns.date, columns.start, columns.end].map((header) =>
    header === undefined ? -1 : headers.indexOf(header),
  );
  /** The minutes since midnight of each day's starts. */
  const days = new Map<string, number[]>();
  for (const { cells, damage } of rows) {
    yield;
    if (damage !== undefined) continue;
    const [date = '', start = '', end = ''] = [dateAt, startAt, endAt].map((at = -1) =>
      plainTime(cells[at] ?? ''),
    );
    const began = start || date;
    if ([began, end].filter(Boolean).some(isOtherClock)) return false;
    const [clock, hour, minute] = BARE_CLOCK.exec(began) ?? [];
    if (clock === undefined) continue;
    const ownDate = beginsWithDate(began) ? began.slice(0, -clock.length) : date;
    const times = days.get(ownDate) ?? [];
    days.set(ownDate, times);
    times.push(Number(hour) * 60 + Number(minute));
  }
  return runsBack(days);
}

/** True for a time that a clock of 12 hours does not show without a word: 13:05, 0:05, 9:05 PM or 2026-05-01T09:05. */
function isOtherClock(text: string): boolean {
  const [clock, hour] = BARE_CLOCK.exec(text) ?? [];
  if (clock !== undefined) return Number(hour) < 1 || Number(hour) > 12;
  const withDate = beginsWithDate(text) ? text : `2026-01-01 ${text}`;
  return (
    isInstantText(text) || ORDERS.some((order) => readOrNull(() => readWallTime(withDate, order)) !== null)
  );
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

/** True if the times of a day are in order with one passage of noon. */
function isTwelveHour(times: readonly number[]): boolean {
  const pauses = pausesOverNoon(times.map((minutes) => minutes % HALF_DAY));
  return pauses.length <= 1 && pauses.every((pause) => pause <= LONGEST_PAUSE);
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
