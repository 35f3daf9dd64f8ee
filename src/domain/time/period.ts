import { addDays, type Day, daysBetween, isDay, startOfWeek } from './when.ts';

/** Whole days, both ends included. */
export interface Period {
  from: Day;
  to: Day;
}

/** The numbers of days that a summary on the screen may cover. */
export const PERIOD_LENGTHS = [7, 14, 30] as const;
export type PeriodLength = (typeof PERIOD_LENGTHS)[number];

/** The most days whose table fits on one printed page with the charts. With more days, the table has its own page. */
export const ONE_PAGE_DAYS = 14;

/** A period of one of these lengths, as on a screen. */
export interface ShownPeriod extends Period {
  length: PeriodLength;
}

/** Today, and the weekday on which the family's weeks begin, 0 (Sunday) to 6 (Saturday). */
export interface Calendar {
  today: Day;
  weekStartsOn: number;
}

/** Returns the number of days in a period, both ends included. */
export function daysIn({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
}

/** Returns the previous period of equal length. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -daysIn(period)), to: addDays(period.from, -1) };
}

/**
 * Returns the default period of `length` days, which contains today. Seven days are a calendar week that begins on the
 * family's first weekday. Other lengths end today, as in the visit report.
 */
export function latestPeriod(length: PeriodLength, { today, weekStartsOn }: Calendar): ShownPeriod {
  return endingWith(today, length, weekStartsOn);
}

/**
 * Reads the period in an address from `week`, a day, and `days`, a length. With seven days, any day of a week names
 * that week. With other lengths, the day is the first of the period. An invalid day, or one after the start of {@link
 * latestPeriod}, gives the latest period. An invalid length gives a week.
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

/** Moves a period by `count` periods, or back if `count` is negative. Never moves it beyond the latest period. */
export function movedBy(count: number, { from, length }: ShownPeriod, calendar: Calendar): ShownPeriod {
  return earlierOf(beginningOn(addDays(from, count * length), length), latestPeriod(length, calendar));
}

/**
 * Returns the period of another length that ends on the last day of `period`. Seven days are the calendar week that
 * contains that day. The result is never later than the latest period.
 */
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
