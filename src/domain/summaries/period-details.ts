import type { LoggedKind } from '#domain/kinds/registry.ts';
import { soFarWords } from '#domain/record.ts';
import { formatMinutes, formatShortDay } from '#domain/time/when-words.ts';
import type { Totals } from './day-summary.ts';
import type { FeedIntervals } from './feed-intervals.ts';
import type { PeriodSummary } from './period-summary.ts';
import { type Change, comparedIn, signedWords } from './period-words.ts';

/** A figure of a period that is not the sum of the figures of its days, in words. */
export interface PeriodDetail {
  label: string;
  text: string;
  /** Further facts: how the figure is computed, the longest interval, the day of a sleep, the period before. */
  more: string[];
}

/** Further figures of a kind: the balance of the sides, the time between feeds, the longest sleep. */
export function detailsOf(kind: LoggedKind, summary: PeriodSummary, locale?: string): PeriodDetail[] {
  if (kind === 'feed') {
    return [
      balanceDetail(summary),
      intervalDetail('day', 'Between feeds, by day', summary),
      intervalDetail('night', 'Between feeds, at night', summary),
    ].filter((detail) => detail !== null);
  }
  const longest = kind === 'sleep' ? longestSleepDetail(summary, locale) : null;
  return longest ? [longest] : [];
}

/**
 * The share of each side in the breastfeeding minutes, in whole percent that add up to 100. Null if there are no
 * breastfeeding minutes.
 */
export function breastBalance({ leftMinutes, rightMinutes }: Totals): { left: number; right: number } | null {
  const both = leftMinutes + rightMinutes;
  if (both === 0) return null;
  const left = Math.round((100 * leftMinutes) / both);
  return { left, right: 100 - left };
}

function balanceDetail(summary: PeriodSummary): PeriodDetail | null {
  const balance = breastBalance(summary.totals);
  const before = comparedIn('feed', summary);
  const former = before && breastBalance(before.totals);
  return (
    balance && {
      label: 'Left and right',
      text: `${balance.left}% and ${balance.right}%`,
      more: ['of the minutes', ...(former ? [`${former.left}% and ${former.right}% before`] : [])],
    }
  );
}

function intervalDetail(
  part: keyof FeedIntervals,
  label: string,
  summary: PeriodSummary,
): PeriodDetail | null {
  const figures = summary.intervals[part];
  if (!figures) return null;
  const more = [
    'median, start to start',
    `longest ${formatMinutes(figures.longestMinutes)}`,
    changeIn(figures.medianMinutes, comparedIn('feed', summary)?.intervals[part]?.medianMinutes),
  ];
  return { label, text: formatMinutes(figures.medianMinutes), more: more.filter((part) => part !== null) };
}

function longestSleepDetail(summary: PeriodSummary, locale?: string): PeriodDetail | null {
  const { longestSleep } = summary;
  if (!longestSleep) return null;
  const { minutes, day } = longestSleep;
  const more = [
    formatShortDay(day, locale),
    changeIn(minutes, comparedIn('sleep', summary)?.longestSleep?.minutes),
  ];
  return {
    label: 'Longest stretch',
    text: `${formatMinutes(minutes)}${soFarWords(longestSleep)}`,
    more: more.filter((part) => part !== null),
  };
}

/** The signed change of the shown value, to the minute. */
function changeIn(minutes: number, before: number | undefined): string | null {
  if (before === undefined) return null;
  const amount = Math.round(minutes) - Math.round(before);
  const change: Change = { amount, text: formatMinutes(Math.abs(amount)) };
  return signedWords(change);
}
