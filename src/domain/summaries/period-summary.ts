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

/** Some days of one baby, any number of them, for themselves. */
export interface PeriodAccount extends PeriodFigures {
  baby: BabyFacts;
  zone: string;
  from: Day;
  to: Day;
  /** When this was added up. Days of the period after it are still to come. */
  asOf: Moment;
  /** What was measured in the period, oldest first. */
  growths: Growth[];
}

/** Some days beside the days before them: the value that the screen, the CSV and the summary on paper are all made from. */
export interface PeriodSummary extends PeriodAccount {
  before: PeriodBefore;
}

/** Who a summary is of. */
export type BabyFacts = Pick<Baby, 'babyId' | 'name' | 'birthDate' | 'sex' | 'dueDate'>;

/** What some days come to. What has not begun is left out. */
export interface PeriodFigures {
  days: PeriodDay[];
  totals: Totals;
  daily: Record<LoggedKind, DailyMeans>;
  intervals: FeedIntervals;
  /** The longest sleep that began in these days, so far where it is `running`; null without any. */
  longestSleep: { minutes: number; day: Day; running?: 'open' } | null;
}

export interface PeriodDay extends DaySummary {
  /** Day of life: 1 is the day of birth, as the diaper tables count; 0 or less before it. */
  dayOfLife: number;
  /** Of all kinds together: it has gaps where the log is silent, and so is a kind that is logged throughout the period. */
  logging: Logging;
  /** Of each kind: a family may stop logging one and keep the others. */
  kinds: Record<LoggedKind, Logging>;
  /** Stretches without an entry of any kind. */
  gaps: Gap[];
}

/** `complete` is a day that is over, with entries and without a gap. The means of a kind are over its complete days. */
type Logging = 'complete' | 'gaps' | 'nothing' | 'running' | 'to come';

/** A day's mean over the {@link completeDays} of a kind; with 0 of them every mean is 0. */
export interface DailyMeans {
  days: number;
  /** Those of them that make the mean of `bottleOz`: {@link daysOfKnownAmounts}. */
  bottleDays: number;
  means: Totals;
}

/** The equally long period before, to compare with. */
export interface PeriodBefore extends PeriodFigures, Period {
  /**
   * While the period is running, the one before counts only as far as the same day and time, so that a Tuesday morning is
   * not held against seven whole days; null when all of it counts.
   */
  until: Moment | null;
}

/** The days whose records {@link summarizePeriod} wants: the period, the one before, and a day on either side. */
export function daysToSummarize(period: Period): Period {
  return daysToAccount({ from: periodBefore(period).from, to: period.to });
}

/**
 * The days whose records {@link accountOfPeriod} wants: the period, the day from whose last feed its first interval runs, and
 * the day after, whose date stands on what was logged on a journey to the east.
 */
export function daysToAccount({ from, to }: Period): Period {
  return { from: addDays(from, -1), to: addDays(to, 1) };
}

/**
 * The summary of a period in the family's `zone`, added up at `now` (epoch ms); `log` holds the baby's records of
 * {@link daysToSummarize}, as `readDays` gives them, and may hold more.
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

/** As {@link summarizePeriod}, with nothing to compare; `log` holds the records of {@link daysToAccount}, or more. */
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

/** True while the period has days, or a part of today, still to come. */
export function isPeriodRunning(summary: PeriodAccount): boolean {
  return hasBegun(summary, summary.from) && dayPart(summary.asOf.wall) <= summary.to;
}

/** The last day of the period that had begun when the summary was made: the day to tell the baby's age on. */
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
  // The first interval begins on the day before.
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
  // A kind with far fewer days without a gap, as where only naps are logged, proves nothing by its silence.
  const kindsLogged = loggedKinds().filter((kind) => daysWithoutGap(kind) * 2 >= most);
  // Hours without an entry prove nothing where no kind that the family logs was silent too long.
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

/** Whether the baby was born by a day. */
function isLived({ dayOfLife }: Pick<PeriodDay, 'dayOfLife'>): boolean {
  return dayOfLife >= 1;
}

/** How many days there are of each sort, by the log as a whole, of those from the birth on. `over` is their sum. */
export function countDays(days: readonly Pick<PeriodDay, 'logging' | 'dayOfLife'>[]) {
  const lived = days.filter(isLived);
  const count = (logging: Logging) => lived.filter((day) => day.logging === logging).length;
  const [complete, gaps, nothing] = [count('complete'), count('gaps'), count('nothing')];
  return { complete, gaps, nothing, over: complete + gaps + nothing };
}

/** The period before, to compare with; null where it began before the birth: every total would be said to have grown. */
export function comparedWith({ before }: PeriodSummary): PeriodBefore | null {
  return before.days.every(isLived) ? before : null;
}

/** The days that make the means of a kind: over, and logged without a gap in that kind. */
export function completeDays(days: readonly PeriodDay[], kind: LoggedKind): PeriodDay[] {
  return days.filter((day) => day.kinds[kind] === 'complete' && isLived(day));
}

/** The days on which every bottle has an amount; none where those are fewer than half of the days with a bottle. */
export function daysOfKnownAmounts(days: readonly PeriodDay[]): PeriodDay[] {
  const known = days.filter(({ unmeasuredBottles }) => unmeasuredBottles === 0);
  const withBottle = known.filter(({ bottleOz }) => bottleOz > 0).length;
  return withBottle >= days.length - known.length ? known : [];
}

/** Over how many days the mean of a measure is. */
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
