import { isMilkNamed, type MilkTotals } from '#domain/kinds/feed/milk-totals.ts';
import type { LoggedKind } from '#domain/kinds/registry.ts';
import type { Day } from '#domain/time/when.ts';
import { comparedIn } from './changes.ts';
import type { Totals } from './day-summary.ts';
import type { FeedIntervals } from './feed-intervals.ts';
import type { PeriodSummary } from './period-summary.ts';

/**
 * A figure of a whole period. It cannot be computed by adding up the figures of the days. `change` is the difference
 * from the period before in whole minutes. It is null without a comparison.
 */
export type PeriodDetail =
  | { code: 'balance'; now: Balance; before: Balance | null }
  | { code: 'feedsByDay' | 'feedsAtNight'; minutes: number; longestMinutes: number; change: number | null }
  | { code: 'milk'; milk: MilkTotals; before: MilkTotals | null }
  | { code: 'longestSleep'; minutes: number; day: Day; running: boolean; change: number | null };

/** Each side's share of the breastfeeding minutes. The shares are whole percents that add up to 100. */
export interface Balance {
  left: number;
  right: number;
}

/**
 * Returns the details of a kind: the balance of the sides, the milk in bottles and the time between feeds, or the
 * longest sleep.
 */
export function detailsOf(kind: LoggedKind, summary: PeriodSummary): PeriodDetail[] {
  const details =
    kind === 'feed'
      ? [
          balanceDetail(summary),
          milkDetail(summary),
          intervalDetail('day', 'feedsByDay', summary),
          intervalDetail('night', 'feedsAtNight', summary),
        ]
      : kind === 'sleep'
        ? [longestSleepDetail(summary)]
        : [];
  return details.filter((detail) => detail !== null);
}

/** Returns null if no bottle has a named milk. */
function milkDetail(summary: PeriodSummary): PeriodDetail | null {
  const { milk } = summary;
  const before = comparedIn('feed', summary)?.milk;
  return isMilkNamed(milk)
    ? { code: 'milk', milk, before: before && isMilkNamed(before) ? before : null }
    : null;
}

/** Returns null if there are no breastfeeding minutes. */
export function breastBalance({ leftMinutes, rightMinutes }: Totals): Balance | null {
  const both = leftMinutes + rightMinutes;
  if (both === 0) return null;
  const left = Math.round((100 * leftMinutes) / both);
  return { left, right: 100 - left };
}

function balanceDetail(summary: PeriodSummary): PeriodDetail | null {
  const now = breastBalance(summary.totals);
  const before = comparedIn('feed', summary);
  return now && { code: 'balance', now, before: before && breastBalance(before.totals) };
}

function intervalDetail(
  part: keyof FeedIntervals,
  code: 'feedsByDay' | 'feedsAtNight',
  summary: PeriodSummary,
): PeriodDetail | null {
  const figures = summary.intervals[part];
  if (!figures) return null;
  const { medianMinutes: minutes, longestMinutes } = figures;
  const change = changeIn(minutes, comparedIn('feed', summary)?.intervals[part]?.medianMinutes);
  return { code, minutes, longestMinutes, change };
}

function longestSleepDetail(summary: PeriodSummary): PeriodDetail | null {
  const { longestSleep } = summary;
  if (!longestSleep) return null;
  const { minutes, day, running } = longestSleep;
  const change = changeIn(minutes, comparedIn('sleep', summary)?.longestSleep?.minutes);
  return { code: 'longestSleep', minutes, day, running: running === 'open', change };
}

function changeIn(minutes: number, before: number | undefined): number | null {
  return before === undefined ? null : Math.round(minutes) - Math.round(before);
}
