import type { Feed } from '#domain/kinds/feed/feed.ts';
import { sittingsOf } from '#domain/kinds/feed/sittings.ts';
import { isNightClock } from '#domain/kinds/sleep/sleep.ts';
import type { Period } from '#domain/time/period.ts';
import { clockAt, HOUR, MINUTE } from '#domain/time/when.ts';
import type { Gap } from './logging-gaps.ts';

/** Figures of intervals, each from the start of one feed to the start of the next. */
export interface IntervalFigures {
  count: number;
  medianMinutes: number;
  longestMinutes: number;
}

/** The figures of the intervals by day and of those at night. Null if there are none. */
export interface FeedIntervals {
  day: IntervalFigures | null;
  night: IntervalFigures | null;
}

/** A longer interval in the first two years is not plausible: a feed was not logged. */
const LONGEST_BELIEVED = 16 * HOUR;

/**
 * Computes the figures of the intervals from each sitting's start to the next. An interval belongs to the day on which
 * its later sitting began. It is at night if its middle is from 19:00 to 06:59 in the later sitting's zone. After a
 * flight, nights are thus those of the destination. Intervals across a gap in the log or of more than 16 hours are left
 * out, because a feed was probably not logged.
 */
export function feedIntervals(
  feeds: readonly Feed[],
  { from, to }: Period,
  gaps: readonly Gap[],
): FeedIntervals {
  const starts = sittingsOf(feeds).flatMap(([first]) => first ?? []);
  const minutes = { day: [] as number[], night: [] as number[] };
  for (const [index, { date, startedAt, zone }] of starts.entries()) {
    const before = starts[index - 1]?.startedAt;
    if (before === undefined || date < from || date > to || startedAt - before > LONGEST_BELIEVED) continue;
    if (gaps.some((gap) => gap.startedAt < startedAt && gap.endedAt > before)) continue;
    const night = isNightClock(clockAt((before + startedAt) / 2, zone));
    minutes[night ? 'night' : 'day'].push((startedAt - before) / MINUTE);
  }
  return { day: figuresOf(minutes.day), night: figuresOf(minutes.night) };
}

function figuresOf(minutes: readonly number[]): IntervalFigures | null {
  const inOrder = minutes.toSorted((a, b) => a - b);
  const longest = inOrder.at(-1);
  if (longest === undefined) return null;
  const middle = (inOrder.length - 1) / 2;
  const median = ((inOrder[Math.floor(middle)] ?? 0) + (inOrder[Math.ceil(middle)] ?? 0)) / 2;
  return { count: inOrder.length, medianMinutes: median, longestMinutes: longest };
}
