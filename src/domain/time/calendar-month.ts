import { addDays, type Day, daysFromTo, isDay, startOfWeek } from './when.ts';

/** `YYYY-MM`. */
export type Month = string;

/** Returns the month of a day. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** True for a valid `YYYY-MM`. */
export function isMonth(text: string): boolean {
  return isDay(`${text}-01`);
}

/** Counts the months from the first month of the year 0. */
function indexOf(month: Month): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

/** Counts the months from one month to another. Negative if `to` is earlier. */
export function monthsBetween(from: Month, to: Month): number {
  return indexOf(to) - indexOf(from);
}

/** Returns the month `count` months later (earlier when negative). */
export function addMonths(month: Month, count: number): Month {
  const index = indexOf(month) + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Returns the first and the last day of a month. */
export function daysOfMonth(month: Month): { first: Day; last: Day } {
  return { first: `${month}-01`, last: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** Returns the same day `count` months later, or the last day of that month if it is shorter. */
export function addMonthsToDay(day: Day, count: number): Day {
  const month = addMonths(monthOf(day), count);
  const { last } = daysOfMonth(month);
  const same = `${month}${day.slice(7)}`;
  return same < last ? same : last;
}

/** Reads the month in an address. Returns this month if the address has none, an invalid one or a future one. */
export function monthFrom(text: string | null, today: Day): Month {
  const thisMonth = monthOf(today);
  return text !== null && isMonth(text) && text < thisMonth ? text : thisMonth;
}

/** Splits a month into whole weeks of seven days that cover it. `weekStartsOn` is 0 (Sunday) to 6 (Saturday). */
export function weeksOfMonth(month: Month, weekStartsOn: number): Day[][] {
  const { first, last } = daysOfMonth(month);
  const days = daysFromTo(startOfWeek(first, weekStartsOn), addDays(startOfWeek(last, weekStartsOn), 6));
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
