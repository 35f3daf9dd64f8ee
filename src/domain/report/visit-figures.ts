import { leastDiapers, lowestLeast } from '#domain/care-guide/diapers.ts';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import { weightOn } from '#domain/kinds/growth/weighings.ts';
import type { Weighing } from '#domain/kinds/growth/weight-after-birth.ts';
import { countingBoth, isBottleFed } from '#domain/summaries/day-summary.ts';
import { breastBalance } from '#domain/summaries/period-details.ts';
import {
  completeDays,
  countDays,
  daysOfKnownAmounts,
  type PeriodAccount,
  type PeriodDay,
  type PeriodFigures,
} from '#domain/summaries/period-summary.ts';
import { ML_PER_OZ } from '#domain/units/units.ts';

/** The mean, minimum and maximum of a figure over several days or bottles. */
export interface Spread {
  mean: number;
  least: number;
  most: number;
}

/** The figures of feeds, over the days that are complete for feeds. Times are minutes, volumes US fluid ounces. */
export interface FeedFigures {
  days: number;
  /** Sittings in 24 hours. */
  sittings: Spread;
  breastOnlyMean: number;
  withBottleMean: number;
  leftMinutesMean: number;
  rightMinutesMean: number;
  /** Each side's percentage of the minutes at the breast. Null without such minutes. */
  balance: { left: number; right: number } | null;
  intervals: PeriodFigures['intervals'];
  bottle: BottleFigures | null;
}

export interface BottleFigures {
  /**
   * Ounces a day, over the `days` on which every bottle has an amount. A missing amount would lower the mean. Null if
   * most days with a bottle lack an amount, because the other days are then not representative.
   */
  ozPerDay: (Spread & { days: number }) | null;
  /** Ounces a bottle, over the bottles with a known amount. Null if there is none. */
  ozPerBottle: Spread | null;
  /** Ml from bottles per kg and day, over the days with a known weight. Null without such a day. */
  mlPerKg: { mean: number; days: number } | null;
}

/** Computes the feed figures of a period. Null without a complete day. `weighings` are in order of time. */
export function feedFigures(
  summary: PeriodAccount,
  feeds: readonly Feed[],
  weighings: readonly Weighing[],
): FeedFigures | null {
  const days = completeDays(summary.days, 'feed');
  const sittings = spreadOf(days.map((day) => day.feeds));
  if (!sittings) return null;
  const { means } = summary.daily.feed;
  return {
    days: days.length,
    sittings,
    breastOnlyMean: means.feeds - means.bottles,
    withBottleMean: means.bottles,
    leftMinutesMean: means.leftMinutes,
    rightMinutesMean: means.rightMinutes,
    balance: breastBalance(means),
    intervals: summary.intervals,
    bottle: bottleFigures(days, feeds, weighings),
  };
}

function bottleFigures(
  days: readonly PeriodDay[],
  feeds: readonly Feed[],
  weighings: readonly Weighing[],
): BottleFigures | null {
  const counted = new Set(days.map(({ day }) => day));
  const bottles = feeds.filter(({ type, date }) => type === 'bottle' && counted.has(date));
  if (bottles.length === 0) return null;
  const measured = daysOfKnownAmounts(days);
  const ozPerDay = spreadOf(measured.map(({ bottleOz }) => bottleOz));
  const byWeight = measured.flatMap(({ day, bottleOz }) => {
    const weightKg = weightOn(weighings, day);
    return weightKg === null ? [] : (bottleOz * ML_PER_OZ) / weightKg;
  });
  const mlPerKg = spreadOf(byWeight);
  return {
    ozPerDay: ozPerDay && { ...ozPerDay, days: measured.length },
    ozPerBottle: spreadOf(bottles.flatMap(({ amountOz }) => amountOz ?? [])),
    mlPerKg: mlPerKg && { mean: mlPerKg.mean, days: byWeight.length },
  };
}

/** The figures of diapers, over the days that are complete for diapers. */
export interface DiaperFigures {
  days: number;
  all: Spread;
  /** Includes mixed diapers, as minimum counts do. */
  wet: Spread & { minimum: MinimumFigures | null };
  dirty: Spread & { minimum: MinimumFigures | null };
}

/** The minimum counts on the days of life, and the number of days below them. */
export interface MinimumFigures {
  /** The first source's lowest and highest minimum on the days with a minimum. They differ only in the first week. */
  low: number;
  high: number;
  /**
   * The same for the source with the lowest minimum on each day. Sources disagree, so `daysBelow` counts only the days
   * below this minimum.
   */
  lowest: { low: number; high: number };
  daysBelow: number;
  /** The number of days with a minimum. */
  days: number;
}

/** Computes the diaper figures of a period, with the minimums of the sources. Null without a complete day. */
export function diaperFigures(summary: PeriodAccount): DiaperFigures | null {
  const days = completeDays(summary.days, 'diaper');
  const all = spreadOf(days.map((day) => day.diapers));
  const wet = spreadOf(days.map((day) => countingBoth(day, 'wet')));
  const dirty = spreadOf(days.map((day) => countingBoth(day, 'dirty')));
  if (!all || !wet || !dirty) return null;
  return {
    days: days.length,
    all,
    wet: { ...wet, minimum: minimumFigures(summary, days, 'wet') },
    dirty: { ...dirty, minimum: minimumFigures(summary, days, 'dirty') },
  };
}

/**
 * Counts the days without a complete log of diapers. `without` counts days that are complete for the whole log, for
 * feeds or for sleep, but not for diapers. The diaper figures do not include these days. The page reports them, because
 * the baby may have had no wet diaper on such a day. `over` counts every day that has ended.
 */
export function daysWithoutDiaper({ days }: PeriodAccount): { without: number; over: number } {
  const lived = days.filter(({ dayOfLife }) => dayOfLife >= 1);
  const without = lived.filter(
    ({ logging, kinds }) =>
      kinds.diaper !== 'complete' && [logging, kinds.feed, kinds.sleep].includes('complete'),
  );
  return { without: without.length, over: countDays(days).over };
}

function minimumFigures(
  { totals }: PeriodAccount,
  days: readonly PeriodDay[],
  type: 'wet' | 'dirty',
): MinimumFigures | null {
  const bottleFed = isBottleFed(totals);
  const held = days.flatMap((day) => {
    const least = leastDiapers(day.dayOfLife, type);
    const lowest = lowestLeast(day.dayOfLife, type, { bottleFed })?.low ?? null;
    return least === null || lowest === null
      ? []
      : { least, lowest, below: countingBoth(day, type) < lowest };
  });
  const spread = spreadOf(held.map(({ least }) => least));
  const lowest = spreadOf(held.map((one) => one.lowest));
  return (
    spread &&
    lowest && {
      low: spread.least,
      high: spread.most,
      lowest: { low: lowest.least, high: lowest.most },
      daysBelow: held.filter(({ below }) => below).length,
      days: held.length,
    }
  );
}

/** The figures of sleep in minutes, over the days that are complete for sleep. Night and naps are as logged. */
export interface SleepFigures {
  days: number;
  total: Spread;
  nightMinutesMean: number;
  napMinutesMean: number;
  naps: Spread;
  /** The longest sleep of all days, complete or not. A gap at another time does not shorten a logged sleep. */
  longest: PeriodFigures['longestSleep'];
}

/** Computes the sleep figures of a period. Null without a complete day. */
export function sleepFigures(summary: PeriodAccount): SleepFigures | null {
  const days = completeDays(summary.days, 'sleep');
  const total = spreadOf(days.map((day) => day.sleepMinutes));
  const naps = spreadOf(days.map((day) => day.naps));
  if (!total || !naps) return null;
  const { means } = summary.daily.sleep;
  return {
    days: days.length,
    total,
    nightMinutesMean: means.nightMinutes,
    napMinutesMean: means.napMinutes,
    naps,
    longest: summary.longestSleep,
  };
}

function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  return { mean: sum / values.length, least: Math.min(...values), most: Math.max(...values) };
}
