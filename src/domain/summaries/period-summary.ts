import { type Baby, dayOfLife } from '#domain/baby/baby.ts';
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

/** A summary with the period before for comparison. The screen, the CSV and the printed summary all show it. */
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
  /** The longest sleep that began on these days, up to now if `running`; null without a sleep. */
  longestSleep: { minutes: number; day: Day; running?: 'open' } | null;
}

export interface PeriodDay extends DaySummary {
  /** Day of life: 1 is the day of birth, as in the diaper tables; 0 or less before it. */
  dayOfLife: number;
  /**
   * The state of the log as a whole. The log has a gap where all kinds are silent, if the silence is also too long for
   * one of the kinds that the family usually logs.
   */
  logging: Logging;
  /** The state of each kind, because a family may stop logging one kind and continue with the others. */
  kinds: Record<LoggedKind, Logging>;
  /** Stretches without an entry of any kind. */
  gaps: Gap[];
}

/** A `complete` day has ended, has entries and has no gap. The means of a kind cover its complete days. */
type Logging = 'complete' | 'gaps' | 'nothing' | 'running' | 'to come';

/** The daily means over the {@link completeDays} of a kind. Without a complete day, every mean is 0. */
export interface DailyMeans {
  days: number;
  /** The days that make the mean of `bottleOz`: {@link daysOfKnownAmounts}. */
  bottleDays: number;
  means: Totals;
}

/** The previous period of equal length, for comparison. */
export interface PeriodBefore extends PeriodFigures, Period {
  /**
   * While the period is running, the period before counts only up to this moment, the same day and time in it.
   * Otherwise two days of a week would be compared with seven. Null if the whole period before counts.
   */
  until: Moment | null;
}

/** The days whose records {@link summarizePeriod} needs: the period, the one before, and a day on either side. */
export function daysToSummarize(period: Period): Period {
  return daysToAccount({ from: periodBefore(period).from, to: period.to });
}

/**
 * The days whose records {@link accountOfPeriod} needs: the period, the day before and the day after. The first feed
 * interval may start on the day before. Entries from a zone further east may have the date of the day after.
 */
export function daysToAccount({ from, to }: Period): Period {
  return { from: addDays(from, -1), to: addDays(to, 1) };
}

/**
 * The summary of a period in the family's `zone`, computed at `now` (epoch ms). `log` holds the baby's records of
 * {@link daysToSummarize}, as from `readDays`, or more.
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

/** Like {@link summarizePeriod}, without a comparison. `log` holds the records of {@link daysToAccount}, or more. */
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

/** True for a day that had begun when the summary was made. */
export function hasBegun(summary: Pick<PeriodAccount, 'asOf'>, day: Day): boolean {
  return day <= dayPart(summary.asOf.wall);
}

/** True while the period includes future days or the rest of today. */
export function isPeriodRunning(summary: PeriodAccount): boolean {
  return hasBegun(summary, summary.from) && dayPart(summary.asOf.wall) <= summary.to;
}

/** The last day of the period that had begun when the summary was made. The baby's age is that on this day. */
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
  // A silence in a kind proves a gap only if the family usually logs the kind: it has at least half as many days
  // without a gap as the kind with the most. A family that logs only naps does not usually log sleep.
  const kindsLogged = loggedKinds().filter((kind) => daysWithoutGap(kind) * 2 >= most);
  // A silence of the whole log is a gap only if a usually logged kind was silent for too long.
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
    longestSleep: longestSleepOf(log, soFar),
  };
}

function loggingOn(day: Day, today: Day, hasEntries: boolean, gaps: readonly Gap[]): Logging {
  if (day > today) return 'to come';
  if (day === today) return 'running';
  if (!hasEntries) return 'nothing';
  return gaps.length > 0 ? 'gaps' : 'complete';
}

/** Whether the baby was born on or before a day. */
function isLived({ dayOfLife }: Pick<PeriodDay, 'dayOfLife'>): boolean {
  return dayOfLife >= 1;
}

/**
 * The number of days in each state of the log as a whole, from the birth on. `over` is the sum: the days that have
 * ended.
 */
export function countDays(days: readonly Pick<PeriodDay, 'logging' | 'dayOfLife'>[]) {
  const lived = days.filter(isLived);
  const count = (logging: Logging) => lived.filter((day) => day.logging === logging).length;
  const [complete, gaps, nothing] = [count('complete'), count('gaps'), count('nothing')];
  return { complete, gaps, nothing, over: complete + gaps + nothing };
}

/** The period before, for comparison. Null if it began before the birth, because every total would seem to grow. */
export function comparedWith({ before }: PeriodSummary): PeriodBefore | null {
  return before.days.every(isLived) ? before : null;
}

/** The days in the means of a kind: they have ended, have entries of the kind, and have no gap in it. */
export function completeDays(days: readonly PeriodDay[], kind: LoggedKind): PeriodDay[] {
  return days.filter((day) => day.kinds[kind] === 'complete' && isLived(day));
}

/**
 * The days on which no bottle lacks an amount. Empty if more days have a bottle without an amount than have bottles
 * with all amounts.
 */
export function daysOfKnownAmounts(days: readonly PeriodDay[]): PeriodDay[] {
  const known = days.filter(({ unmeasuredBottles }) => unmeasuredBottles === 0);
  const withBottle = known.filter(({ bottleOz }) => bottleOz > 0).length;
  return withBottle >= days.length - known.length ? known : [];
}

/** The number of days in the mean of a measure. */
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
