import { addDays, type Day, daysBetween, isDay, startOfWeek } from './when.ts';

/** Whole days, both ends included. */
export interface Period {
  from: Day;
  to: Day;
}

/** How many days a summary on the screen may cover. */
export const PERIOD_LENGTHS = [7, 14, 30] as const;
export type PeriodLength = (typeof PERIOD_LENGTHS)[number];

/** So many days fit on one page of paper with their charts: more have their table on a page of its own. */
export const ONE_PAGE_DAYS = 14;

/** A period of one of these lengths, as a screen shows it. */
export interface ShownPeriod extends Period {
  length: PeriodLength;
}

/** Today, and the weekday on which the family's weeks begin, 0 (Sunday) to 6 (Saturday). */
export interface Calendar {
  today: Day;
  weekStartsOn: number;
}

/** How many days a period has, the first and the last included. */
export function daysIn({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
}

/** The equally long period right before. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -daysIn(period)), to: addDays(period.from, -1) };
}

/**
 * The period of `length` days that is shown first, the one with today in it. Seven days are the calendar week, which begins
 * where the family begins its weeks. Other lengths end today, as in the visit report.
 */
export function latestPeriod(length: PeriodLength, { today, weekStartsOn }: Calendar): ShownPeriod {
  return endingWith(today, length, weekStartsOn);
}

/**
 * The period that an address names by its first day and its number of days. In a week any of its days names it. What is no
 * day, or begins after {@link latestPeriod}, is that one; what is no length is a week.
 */
export function periodFrom(
  { week, days }: { week: string | null; days: string | null },
  calendar: Calendar,
): ShownPeriod {
  const length = PERIOD_LENGTHS.find((one) => String(one) === days) ?? 7;
  const latest = latestPeriod(length, calendar);
  if (week === null || !isDay(week)) return latest;
  return earlierOf(
    beginningOn(length === 7 ? startOfWeek(week, calendar.weekStartsOn) : week, length),
    latest,
  );
}

/** The one that is `count` periods later (earlier when negative); never one that begins after the latest. */
export function movedBy(count: number, { from, length }: ShownPeriod, calendar: Calendar): ShownPeriod {
  return earlierOf(beginningOn(addDays(from, count * length), length), latestPeriod(length, calendar));
}

/** The period of another length that a reader of `period` means: the one that ends with the same days. */
export function resized({ to }: Period, length: PeriodLength, calendar: Calendar): ShownPeriod {
  return earlierOf(endingWith(to, length, calendar.weekStartsOn), latestPeriod(length, calendar));
}

function beginningOn(from: Day, length: PeriodLength): ShownPeriod {
  return { from, to: addDays(from, length - 1), length };
}

function endingWith(day: Day, length: PeriodLength, weekStartsOn: number): ShownPeriod {
  const last = length === 7 ? addDays(startOfWeek(day, weekStartsOn), 6) : day;
  return beginningOn(addDays(last, 1 - length), length);
}

function earlierOf(period: ShownPeriod, latest: ShownPeriod): ShownPeriod {
  return period.from < latest.from ? period : latest;
}
