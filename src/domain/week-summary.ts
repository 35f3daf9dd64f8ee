import type { Baby } from './baby.ts';
import type { CareLog } from './care-record.ts';
import { type DaySummary, isLogged, summarizeDays, sumTotals, type Totals } from './day-summary.ts';
import type { Growth } from './growth.ts';
import {
  addDays,
  clockAt,
  type Day,
  dayAt,
  dayPart,
  isDay,
  type Moment,
  momentAt,
  settledMomentOf,
  startOfWeek,
} from './when.ts';

const WEEK_DAYS = 7;

/** One week of one baby: the value that the screen, the CSV and the PDF are all made from. */
export interface WeekSummary {
  baby: Pick<Baby, 'babyId' | 'name' | 'birthDate' | 'sex'>;
  zone: string;
  from: Day;
  to: Day;
  /** When this was added up. Days of the week after it are still to come. */
  asOf: Moment;
  days: DaySummary[];
  totals: Totals;
  daily: DailyMeans;
  before: WeekBefore;
  /** What was measured in the week, oldest first. */
  growths: Growth[];
}

/** A day's mean, over the `days` that are over and have something logged; with 0 of them every mean is 0. */
export interface DailyMeans {
  days: number;
  means: Totals;
}

/** The seven days before a week, to compare with. */
export interface WeekBefore {
  totals: Totals;
  /** On how many days anything was logged. */
  days: number;
  /**
   * While the week is running, the week before counts only as far as the same weekday and time, so that a Tuesday
   * morning is not held against seven whole days; null when all of it counts.
   */
  until: Moment | null;
}

/** The first day of the week that an address asks for; whatever is no day, or in a week to come, is this week. */
export function weekFrom(text: string | null, today: Day, weekStartsOn: number): Day {
  const thisWeek = startOfWeek(today, weekStartsOn);
  if (text === null || !isDay(text)) return thisWeek;
  const asked = startOfWeek(text, weekStartsOn);
  return asked < thisWeek ? asked : thisWeek;
}

/** The days whose records {@link summarizeWeek} wants: the week and the one before it. */
export function daysOfWeekSummary(from: Day): { from: Day; to: Day } {
  return { from: addDays(from, -WEEK_DAYS), to: addDays(from, WEEK_DAYS - 1) };
}

/**
 * The summary of the seven days from `from`, added up at `now` (epoch ms); `log` holds the records of
 * {@link daysOfWeekSummary}.
 */
export function summarizeWeek(
  baby: WeekSummary['baby'],
  log: CareLog,
  from: Day,
  zone: string,
  now: number,
): WeekSummary {
  const to = addDays(from, WEEK_DAYS - 1);
  const days = summarizeDays(log, from, to, zone);
  return {
    baby: { babyId: baby.babyId, name: baby.name, birthDate: baby.birthDate, sex: baby.sex },
    zone,
    from,
    to,
    asOf: momentAt(now, zone),
    days,
    totals: sumTotals(days),
    daily: meansOf(days, dayAt(now, zone)),
    before: summarizeBefore(log, from, zone, now),
    growths: log.growths
      .filter(({ date }) => date >= from && date <= to)
      .sort((a, b) => (a.date < b.date ? -1 : 1)),
  };
}

/** True for a day of the week that had begun when the summary was made. */
export function hasBegun(summary: WeekSummary, day: Day): boolean {
  return day <= dayPart(summary.asOf.wall);
}

/** True while the week has days, or a part of today, still to come. */
export function isRunning(summary: WeekSummary): boolean {
  return hasBegun(summary, summary.from) && dayPart(summary.asOf.wall) <= summary.to;
}

function meansOf(days: readonly DaySummary[], today: Day): DailyMeans {
  const counted = days.filter((summary) => summary.day < today && isLogged(summary));
  const means = sumTotals(counted);
  for (const key of Object.keys(means) as (keyof Totals)[]) means[key] /= Math.max(1, counted.length);
  return { days: counted.length, means };
}

function summarizeBefore(log: CareLog, from: Day, zone: string, now: number): WeekBefore {
  const today = dayAt(now, zone);
  const to = addDays(from, -1);
  const running = today >= from && today <= addDays(from, WEEK_DAYS - 1);
  const until = running ? settledMomentOf(`${addDays(today, -WEEK_DAYS)}T${clockAt(now, zone)}`, zone) : null;
  const days = summarizeDays(until ? logAt(log, until) : log, addDays(from, -WEEK_DAYS), to, zone);
  return { totals: sumTotals(days), days: days.filter(isLogged).length, until };
}

/** The log as it stood at a moment: what began later is not in it, and what was going on had lasted as long as it had. */
function logAt(log: CareLog, { at, wall }: Moment): CareLog {
  const begun = <T extends { startedAt: number; endedAt: number }>(records: readonly T[]) =>
    records
      .filter(({ startedAt }) => startedAt < at)
      .map((record) => ({ ...record, endedAt: Math.min(record.endedAt, at) }));
  return {
    feeds: begun(log.feeds),
    diapers: log.diapers.filter((diaper) => diaper.at < at),
    sleeps: begun(log.sleeps),
    growths: log.growths.filter(({ date }) => date <= dayPart(wall)),
  };
}
