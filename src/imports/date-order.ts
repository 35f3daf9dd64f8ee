import { plainTime } from './wall-time.ts';

/** How 4/9/25 is meant: the 9th of April, or the 4th of September. */
export type DateOrder = 'month-first' | 'day-first';

const TWO_WAYS = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?!\d)/;

/** What the dates of a log tell about their order. */
export interface OrderFound {
  /** Null when no date tells, or as many tell one as the other. */
  order: DateOrder | null;
  /** A date that can be read both ways; null when there is none, and then the order does not matter. */
  example: string | null;
}

/**
 * The order in which a file writes month and day: a number over 12 is no month. One phone writes all its dates alike, so
 * the one date that tells speaks for all of them. Where slips of the pen disagree, the majority counts.
 */
export function findDateOrder(dates: Iterable<string>): OrderFound {
  let monthFirst = 0;
  let dayFirst = 0;
  let example: string | null = null;
  for (const text of dates) {
    const [date = '', first = 0, second = 0] =
      TWO_WAYS.exec(plainTime(text))?.map((part, at) => (at ? Number(part) : part)) ?? [];
    if (Number(first) > 12) dayFirst += 1;
    else if (Number(second) > 12) monthFirst += 1;
    else if (first !== second) example ??= String(date).trim();
  }
  if (monthFirst === dayFirst) return { order: null, example };
  return { order: monthFirst > dayFirst ? 'month-first' : 'day-first', example };
}
