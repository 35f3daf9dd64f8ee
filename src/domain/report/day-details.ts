import { isMilkNamed, type MilkTotals, milkTotals } from '#domain/kinds/feed/milk-totals.ts';
import type { CareLog } from '#domain/log/care-record.ts';
import type { Day } from '#domain/time/when.ts';

/** What a day's bottles held, and what its diapers showed. */
export interface DayDetails {
  day: Day;
  milk: MilkTotals;
  /** The number of diapers with each color of stool, the most frequent first. */
  colors: { color: string; diapers: number }[];
  /** Checks of a dry diaper. */
  dry: number;
}

/**
 * Returns the details of each day, the earliest first. Empty if the log names no milk, no color and no dry diaper,
 * which is how most families log.
 */
export function dayDetails(
  { feed, diaper }: Pick<CareLog, 'feed' | 'diaper'>,
  days: readonly Day[],
): DayDetails[] {
  const all = days.map((day): DayDetails => {
    const diapers = diaper.filter(({ date }) => date === day);
    const counts = new Map<string, number>();
    for (const color of diapers.flatMap(({ colors = [] }) => colors))
      counts.set(color, (counts.get(color) ?? 0) + 1);
    return {
      day,
      milk: milkTotals(feed.filter(({ date }) => date === day)),
      colors: [...counts]
        .map(([color, count]) => ({ color, diapers: count }))
        .sort((a, b) => b.diapers - a.diapers),
      dry: diapers.filter(({ type }) => type === 'dry').length,
    };
  });
  const hasAny = all.some(({ milk, colors, dry }) => isMilkNamed(milk) || colors.length > 0 || dry > 0);
  return hasAny ? all : [];
}
