import { addDays, type Day, daysFromTo, isDay, startOfWeek } from './when.ts';

/** `YYYY-MM`. */
export type Month = string;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function isMonth(text: string): boolean {
  return isDay(`${text}-01`);
}

/** The month `count` months later (earlier when negative). */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Whole weeks that cover the month, each of seven days; `weekStartsOn` is 0 (Sunday) to 6 (Saturday). */
export function weeksOfMonth(month: Month, weekStartsOn: number): Day[][] {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const first = startOfWeek(`${month}-01`, weekStartsOn);
  const days = daysFromTo(first, addDays(startOfWeek(last, weekStartsOn), 6));
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
