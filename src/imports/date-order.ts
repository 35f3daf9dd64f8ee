import { DAY } from '#domain/when.ts';
import { plainTime } from './wall-time.ts';

/** How 4/9/25 is meant: the 9th of April, or the 4th of September. The year first, in two digits, is 26/4/14. */
export type DateOrder = 'month-first' | 'day-first' | 'year-first';

const TWO_WAYS = /^(\d{1,2})([/.-])(\d{1,2})[/.-](\d{4}|\d{1,2})(?!\d)/;

const WITH_MONTH_FIRST: readonly DateOrder[] = ['month-first', 'day-first'];
const WITH_YEAR_FIRST: readonly DateOrder[] = ['day-first', 'year-first'];

/** What the dates of a log tell about their order. */
export interface OrderFound {
  /** Null when no date tells, or as many tell one as the other. */
  order: DateOrder | null;
  /** A date that can be read both ways; null when there is none, and then the order does not matter. */
  example: string | null;
}

/**
 * The order in which a file writes its dates: a number over 12 is no month, one digit alone is no year, and no entry is from
 * a year after `now`. One phone writes all its dates alike, so the one date that tells speaks for all of them. Where slips of
 * the pen disagree, the majority counts.
 *
 * 14/4/26 may have its day or its year first. It has its day first where another date cannot have its year there, or where
 * the file has more first numbers than last ones: a log has more days than years.
 */
export function findDateOrder(dates: Iterable<string>, now: number): OrderFound {
  const votes: Record<DateOrder, number> = { 'month-first': 0, 'day-first': 0, 'year-first': 0 };
  const dayOrYear: { date: string; first: string; last: string }[] = [];
  let noYearFirst = false;
  let example: string | null = null;
  const thisYear = new Date(now + DAY).getUTCFullYear();
  const isYear = (digits: string) => digits.length > 1 && Number(digits.padStart(4, '20')) <= thisYear;
  for (const text of dates) {
    const [date, first = '', mark, second = '', last = ''] = TWO_WAYS.exec(plainTime(text)) ?? [];
    if (date === undefined) continue;
    if (Number(first) <= 12) {
      noYearFirst = true;
      if (Number(second) > 12) votes['month-first'] += 1;
      else if (Number(first) !== Number(second)) example ??= date;
      continue;
    }
    const yearFirst = mark !== '.' && isYear(first) && Number(second) <= 12 && Number(last) <= 31;
    if (yearFirst && isYear(last)) dayOrYear.push({ date, first, last });
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

/** The orders in which an {@link OrderFound.example} can be read. A number over 12 is no month. */
export function ordersOf(example: string): readonly DateOrder[] {
  return Number.parseInt(example, 10) > 12 ? WITH_YEAR_FIRST : WITH_MONTH_FIRST;
}
