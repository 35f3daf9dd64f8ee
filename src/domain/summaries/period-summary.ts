import { type Baby, dayOfLife } from '#domain/baby/baby.ts';
import { type MilkTotals, milkTotals } from '#domain/kinds/feed/milk-totals.ts';
import type { Growth } from '#domain/kinds/growth/growth.ts';
import { type LoggedKind, loggedKinds } from '#domain/kinds/registry.ts';
import type { CareLog } from '#domain/log/care-record.ts';
import { isToCome, logSoFar } from '#domain/log/log-so-far.ts';
import { daysIn, type Period, periodBefore } from '#domain/time/period.ts';
import { minutesOf } from '#domain/time/stretches.ts';
import {
  addDays,
  clockAt,
  type Day,
  dayAt,
  dayPart,
  type Moment,
  momentAt,
  settledMomentOf,
} from '#domain/time/when.ts';
import {
  type DaySummary,
  isKindLogged,
  isLogged,
  summarizeDays,
  sumTotals,
  type Totals,
} from './day-summary.ts';
import { type FeedIntervals, feedIntervals } from './feed-intervals.ts';
import { type Gap, gapsOfDay, loggedTime, type Silent } from './logging-gaps.ts';

/** A summary of any number of days of one baby, without a comparison. */
export interface PeriodAccount extends PeriodFigures {
  baby: BabyFacts;
  zone: string;
  from: Day;
  to: Day;
  /** When the summary was computed. Later days of the period are in the future. */
  asOf: Moment;
  /** The measurements of the period, oldest first. */
  growths: Growth[];
}

/**
 * A summary that includes the period before, for comparison. The screen, the CSV and the printed summary all show it.
 */
export interface PeriodSummary extends PeriodAccount {
  before: PeriodBefore;
}

/** The baby of a summary. */
export type BabyFacts = Pick<Baby, 'babyId' | 'name' | 'birthDate' | 'sex' | 'dueDate'>;

/** The figures of some days. Future entries are left out. */
export interface PeriodFigures {
  days: PeriodDay[];
  totals: Totals;
  daily: Record<LoggedKind, DailyMeans>;
  intervals: FeedIntervals;
  /** What the bottles of these days held. */
  milk: MilkTotals;
  /** The longest sleep that began on these days. A `running` sleep counts up to now. Null without a sleep. */
  longestSleep: { minutes: number; day: Day; running?: 'open' } | null;
}

export interface PeriodDay extends DaySummary {
  /** Day of life. The day of birth is 1, as in the diaper tables. Earlier days are 0 or less. */
  dayOfLife: number;
  /**
   * The state of the whole log. It is `'gaps'` only if the day has a gap in the whole log and also a gap in a usually
   * logged kind.
   */
  logging: Logging;
  /** The state of each kind. A family may stop logging one kind and continue with the others. */
  kinds: Record<LoggedKind, Logging>;
  /** The gaps in the whole log, including those that `logging` ignores. */
  gaps: Gap[];
}

/** A `complete` day has ended, has entries and has no gap. The means of a kind cover its complete days. */
type Logging = 'complete' | 'gaps' | 'nothing' | 'running' | 'to come';

/** The daily means over the {@link completeDays} of a kind. Without a complete day, every mean is 0. */
export interface DailyMeans {
  days: number;
  /** The number of days in the mean of `bottleOz`, from {@link daysOfKnownAmounts}. */
  bottleDays: number;
  means: Totals;
}

/** The previous period of equal length, for comparison. */
export interface PeriodBefore extends PeriodFigures, Period {
  /**
   * While the period is running, the period before counts only up to this moment. It is now, moved back by as many days
   * as the period has, at the same clock time. Without it, two days of a week would be compared with seven. Null if the
   * whole period before counts.
   */
  until: Moment | null;
}

/** Returns the days whose records {@link summarizePeriod} needs: both periods, and a day on either side. */
export function daysToSummarize(period: Period): Period {
  return daysToAccount({ from: periodBefore(period).from, to: period.to });
}

/**
 * Returns the days whose records {@link accountOfPeriod} needs: the period, the day before and the day after. The first
 * feed interval may start on the day before. Entries from a zone further east may have the date of the day after.
 */
export function daysToAccount({ from, to }: Period): Period {
  return { from: addDays(from, -1), to: addDays(to, 1) };
}

/**
 * Summarizes a period in the family's `zone` at `now` (epoch ms). `log` must hold at least the baby's records of {@link
 * daysToSummarize}, for example from `readDays`.
 */
export function summarizePeriod(
  baby: BabyFacts,
  log: CareLog,
  period: Period,
  zone: string,
  now: number,
): PeriodSummary {
  return {
    ...accountOfPeriod(baby, log, period, zone, now),
    before: summarizeBefore(baby, log, period, zone, now),
  };
}

/**
 * Like {@link summarizePeriod}, without a comparison. `log` must hold at least the records of {@link daysToAccount}.
 */
export function accountOfPeriod(
  baby: BabyFacts,
  log: CareLog,
  { from, to }: Period,
  zone: string,
  now: number,
): PeriodAccount {
  const { babyId, name, birthDate, sex, dueDate } = baby;
  return {
    baby: { babyId, name, birthDate, sex, ...(dueDate === undefined ? {} : { dueDate }) },
    zone,
    from,
    to,
    asOf: momentAt(now, zone),
    ...figuresOf(baby, log, { from, to }, zone, now),
    growths: log.growth
      .filter((record) => !isToCome({ kind: 'growth', record }, now))
      .filter(({ date }) => date >= from && date <= to)
      .sort((a, b) => (a.date < b.date ? -1 : 1)),
  };
}

/** Returns whether a day had begun when the summary was made. */
export function hasBegun(summary: Pick<PeriodAccount, 'asOf'>, day: Day): boolean {
  return day <= dayPart(summary.asOf.wall);
}

/** Returns whether the period contains the day on which the summary was made. */
export function isPeriodRunning(summary: PeriodAccount): boolean {
  return hasBegun(summary, summary.from) && dayPart(summary.asOf.wall) <= summary.to;
}

/**
 * Returns the last day of the period, or the day on which the summary was made, if that is earlier. The baby's age is
 * shown as of this day.
 */
export function lastDayOf(summary: PeriodAccount): Day {
  return hasBegun(summary, summary.to) ? summary.to : dayPart(summary.asOf.wall);
}

function figuresOf(
  baby: BabyFacts,
  whole: CareLog,
  { from, to }: Period,
  zone: string,
  now: number,
): PeriodFigures {
  const today = dayAt(now, zone);
  const log = logSoFar(whole, now);
  const logged = loggedTime(log);
  const gapsOn = (day: Day, what: Silent) =>
    gapsOfDay(what, logged[what], day, zone, { ageDays: dayOfLife(baby, day) - 1, now });
  // The first feed interval may begin on the day before.
  const summaries = summarizeDays(log, addDays(from, -1), to, zone);
  const gapsByDay = summaries.map((summary) => {
    const ofAny = gapsOn(summary.day, 'anyKind');
    const gapsIn = (kind: LoggedKind) => [...gapsOn(summary.day, kind), ...ofAny];
    const log = gapsOn(summary.day, 'log');
    return { summary, log, feed: gapsIn('feed'), diaper: gapsIn('diaper'), sleep: gapsIn('sleep') };
  });
  const daysWithoutGap = (kind: LoggedKind) =>
    gapsByDay.filter((gaps) => isKindLogged({ kind }, gaps.summary) && gaps[kind].length === 0).length;
  const most = Math.max(...loggedKinds().map(daysWithoutGap));
  // A kind is usually logged if it has at least half as many days without a gap as the best-logged kind. If a family
  // logs only naps, its nights are gaps in sleep, so sleep does not count as usually logged.
  const kindsLogged = loggedKinds().filter((kind) => daysWithoutGap(kind) * 2 >= most);
  // A gap of the whole log counts only if, on the same day, a kind that the family usually logs has a gap too.
  const provenBy = (gaps: (typeof gapsByDay)[number]) =>
    kindsLogged.every((kind) => gaps[kind].length === 0) ? [] : gaps.log;
  const withDayBefore = gapsByDay.map((gaps): PeriodDay => {
    const { summary } = gaps;
    const loggingOf = (kind: LoggedKind) =>
      loggingOn(summary.day, today, isKindLogged({ kind }, summary), gaps[kind]);
    return {
      ...summary,
      dayOfLife: dayOfLife(baby, summary.day),
      logging: loggingOn(summary.day, today, isLogged(summary), provenBy(gaps)),
      kinds: { feed: loggingOf('feed'), diaper: loggingOf('diaper'), sleep: loggingOf('sleep') },
      gaps: gaps.log,
    };
  });
  const unfed = gapsByDay.flatMap((gaps) => [...provenBy(gaps), ...gaps.feed]);
  const days = withDayBefore.slice(1);
  const begun = days.filter(({ logging }) => logging !== 'to come');
  const soFar = { from, to: today < to ? today : to };
  return {
    days,
    totals: sumTotals(begun),
    daily: {
      feed: meansOf(completeDays(days, 'feed')),
      diaper: meansOf(completeDays(days, 'diaper')),
      sleep: meansOf(completeDays(days, 'sleep')),
    },
    intervals: feedIntervals(log.feed, soFar, unfed),
    milk: milkTotals(log.feed.filter(({ date }) => date >= from && date <= soFar.to)),
    longestSleep: longestSleepOf(log, soFar),
  };
}

function loggingOn(day: Day, today: Day, hasEntries: boolean, gaps: readonly Gap[]): Logging {
  if (day > today) return 'to come';
  if (day === today) return 'running';
  if (!hasEntries) return 'nothing';
  return gaps.length > 0 ? 'gaps' : 'complete';
}

/** Returns whether the baby was born on or before a day. */
function isLived({ dayOfLife }: Pick<PeriodDay, 'dayOfLife'>): boolean {
  return dayOfLife >= 1;
}

/**
 * Counts the days since the birth by their `logging` state (complete, gaps, nothing). `over` is the number of all days
 * that have ended.
 */
export function countDays(days: readonly Pick<PeriodDay, 'logging' | 'dayOfLife'>[]) {
  const lived = days.filter(isLived);
  const count = (logging: Logging) => lived.filter((day) => day.logging === logging).length;
  const [complete, gaps, nothing] = [count('complete'), count('gaps'), count('nothing')];
  return { complete, gaps, nothing, over: complete + gaps + nothing };
}

/**
 * Returns the period before, for comparison. Null if it began before the birth, because its totals would then be too
 * low.
 */
export function comparedWith({ before }: PeriodSummary): PeriodBefore | null {
  return before.days.every(isLived) ? before : null;
}

/**
 * Returns the days that count in the means of a kind. They have ended, have entries of the kind, and have no gap in it.
 */
export function completeDays(days: readonly PeriodDay[], kind: LoggedKind): PeriodDay[] {
  return days.filter((day) => day.kinds[kind] === 'complete' && isLived(day));
}

/**
 * Returns the days on which every bottle has an amount. Days without a bottle are included. Returns none if the days
 * with a missing amount outnumber the days that have bottles and all their amounts.
 */
export function daysOfKnownAmounts(days: readonly PeriodDay[]): PeriodDay[] {
  const known = days.filter(({ unmeasuredBottles }) => unmeasuredBottles === 0);
  const withBottle = known.filter(({ bottleOz }) => bottleOz > 0).length;
  return withBottle >= days.length - known.length ? known : [];
}

/** Returns the number of days in the mean of a measure. */
export function daysOfMean(
  { key, kind }: { key: keyof Totals; kind: LoggedKind },
  daily: PeriodFigures['daily'],
): number {
  return key === 'bottleOz' ? daily[kind].bottleDays : daily[kind].days;
}

function meansOf(days: readonly PeriodDay[]): DailyMeans {
  const ofKnown = daysOfKnownAmounts(days);
  const means = meanTotals(days);
  return {
    days: days.length,
    bottleDays: ofKnown.length,
    means: { ...means, bottleOz: meanTotals(ofKnown).bottleOz },
  };
}

function meanTotals(days: readonly PeriodDay[]): Totals {
  const means = sumTotals(days);
  for (const key of Object.keys(means) as (keyof Totals)[]) means[key] /= Math.max(1, days.length);
  return means;
}

function longestSleepOf({ sleep: sleeps }: CareLog, { from, to }: Period): PeriodFigures['longestSleep'] {
  return sleeps
    .map((sleep) => ({
      minutes: minutesOf(sleep),
      day: dayPart(sleep.startTime),
      ...(sleep.running === 'open' && { running: sleep.running }),
    }))
    .filter(({ day }) => day >= from && day <= to)
    .reduce<PeriodFigures['longestSleep']>(
      (longest, next) => (longest && longest.minutes >= next.minutes ? longest : next),
      null,
    );
}

function summarizeBefore(
  baby: BabyFacts,
  log: CareLog,
  period: Period,
  zone: string,
  now: number,
): PeriodBefore {
  const today = dayAt(now, zone);
  const before = periodBefore(period);
  const running = today >= period.from && today <= period.to;
  const sameDay = addDays(today, -daysIn(period));
  const until = running ? settledMomentOf(`${sameDay}T${clockAt(now, zone)}`, zone) : null;
  return { ...before, ...figuresOf(baby, log, before, zone, until?.at ?? now), until };
}
