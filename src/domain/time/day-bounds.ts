import { addDays, type Day, daysFromTo, startOfDay } from './when.ts';

/** A calendar day of a zone and its bounds: the two midnights, in epoch ms. */
export interface DayBounds {
  day: Day;
  startedAt: number;
  endedAt: number;
}

/** Returns the bounds of every day from `from` to `to`, in order and without a gap. */
export function boundsOfDays(from: Day, to: Day, zone: string): DayBounds[] {
  return daysFromTo(from, to).map((day) => ({
    day,
    startedAt: startOfDay(day, zone),
    endedAt: startOfDay(addDays(day, 1), zone),
  }));
}

/**
 * Finds the days (or pieces of days) that an entry touches, as indices from `first` up to and excluding `beyond`. An
 * entry that ended exactly at midnight does not touch the next day. An entry without a duration touches the day of its
 * instant.
 */
export function daysTouched(
  bounds: readonly Omit<DayBounds, 'day'>[],
  startedAt: number,
  endedAt: number,
): { first: number; beyond: number } {
  const first = countWhere(bounds, (day) => day.endedAt <= startedAt);
  const last = Math.max(endedAt, startedAt + 1);
  return {
    first,
    beyond: Math.max(
      first,
      countWhere(bounds, (day) => day.startedAt < last),
    ),
  };
}

/** Counts the items for which `isSo` is true, by binary search. All of these items must come first. */
export function countWhere<T>(inOrder: readonly T[], isSo: (one: T) => boolean): number {
  let [low, high] = [0, inOrder.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = inOrder[middle];
    if (one !== undefined && isSo(one)) low = middle + 1;
    else high = middle;
  }
  return low;
}
