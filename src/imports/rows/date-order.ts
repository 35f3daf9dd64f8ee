import { DAY } from '#domain/time/when.ts';
import { type DateOrder, plainTime } from './wall-time.ts';

const TWO_WAYS = /^(\d{1,2})([/.-])(\d{1,2})[/.-](\d{4}|\d{1,2})(?!\d)/;

/** Countries that write the year first in two digits do not write "am" or "pm" behind the clock time. */
const AM_PM = /\d\s*[ap]\.?m\.?$/i;

const WITH_MONTH_FIRST: readonly DateOrder[] = ['month-first', 'day-first'];
const WITH_YEAR_FIRST: readonly DateOrder[] = ['day-first', 'year-first'];

/** With points, dates usually begin with their day. An older year before a point is therefore a day. */
const RECENT_YEARS = 6;

/** True for a date with a year of four digits in front, as most logs write it. Its order is clear. */
export function hasClearOrder(date: string): boolean {
  return /^\d{4}/.test(date);
}

/** The date order of a log, as far as its dates reveal it. */
export interface OrderFound {
  /** Null if no date is clear, or if two orders are supported by equally many dates. */
  order: DateOrder | null;
  /** The first ambiguous date. Null if no date is ambiguous; the order then does not matter. */
  example: string | null;
}

/**
 * Finds the order in which a log writes its dates. A number over 12 is not a month, and a single digit is not a year.
 * No entry is from the time after `now` (epoch milliseconds). A phone writes all dates in the same order, so one
 * clear date decides for all. If typing errors make clear dates disagree, the majority decides.
 *
 * 14/4/26 can begin with its day or with its year. It begins with the day if another date of the log cannot begin with
 * its year. It also does so if the log has more different first numbers than last numbers, because a log has more days
 * than years. Yields after each date, so that a page can respond in between.
 */
export function* findDateOrder(
  dates: Iterable<string>,
  now: number,
): Generator<undefined, OrderFound, undefined> {
  const votes: Record<DateOrder, number> = { 'month-first': 0, 'day-first': 0, 'year-first': 0 };
  const dayOrYear: { date: string; first: string; last: string }[] = [];
  let noYearFirst = false;
  let example: string | null = null;
  const thisYear = new Date(now + DAY).getUTCFullYear();
  const yearOf = (digits: string) => Number(digits.padStart(4, '20'));
  const isPast = (year: string, month: string, day: string) =>
    year.length > 1 && Date.UTC(yearOf(year), Number(month) - 1, Number(day)) <= now + DAY;
  for (const text of dates) {
    yield;
    if (hasClearOrder(text)) continue;
    const [date, first = '', mark, second = '', last = ''] = TWO_WAYS.exec(plainTime(text)) ?? [];
    if (date === undefined) continue;
    if (Number(first) <= 12) {
      noYearFirst = true;
      if (Number(second) > 12) votes['month-first'] += 1;
      else if (Number(first) !== Number(second)) example ??= date;
      continue;
    }
    const isRecent = thisYear - yearOf(first) <= RECENT_YEARS;
    const yearFirst =
      !AM_PM.test(text) &&
      (mark !== '.' || isRecent) &&
      isPast(first, second, last) &&
      Number(second) <= 12 &&
      Number(last) <= 31;
    if (yearFirst && isPast(last, second, first)) dayOrYear.push({ date, first, last });
    else votes[yearFirst ? 'year-first' : 'day-first'] += 1;
  }
  const [firsts, lasts] = [
    new Set(dayOrYear.map(({ first }) => first)),
    new Set(dayOrYear.map(({ last }) => last)),
  ];
  if (votes['year-first'] > votes['day-first']) votes['year-first'] += dayOrYear.length;
  else if (noYearFirst || votes['day-first'] || firsts.size > lasts.size)
    votes['day-first'] += dayOrYear.length;
  else example ??= dayOrYear[0]?.date ?? null;
  const [most, next] = Object.entries(votes).toSorted(([, one], [, other]) => other - one);
  return { order: most && most[1] > (next?.[1] ?? 0) ? (most[0] as DateOrder) : null, example };
}

/** Returns the possible orders of an {@link OrderFound.example}. A number over 12 is not a month. */
export function ordersOf(example: string): readonly DateOrder[] {
  return Number.parseInt(example, 10) > 12 ? WITH_YEAR_FIRST : WITH_MONTH_FIRST;
}
