import { addDays, type Day, daysFromTo, startOfDay } from './when.ts';

/** A calendar day of a zone between its two midnights, in epoch ms. */
export interface DayBounds {
  day: Day;
  startedAt: number;
  endedAt: number;
}

/** The bounds of every day from `from` to `to`, in order and without a hole. */
export function boundsOfDays(from: Day, to: Day, zone: string): DayBounds[] {
  return daysFromTo(from, to).map((day) => ({
    day,
    startedAt: startOfDay(day, zone),
    endedAt: startOfDay(addDays(day, 1), zone),
  }));
}

/**
 * Which of the days, or of their pieces, something touched, as indices from `first` up to but without `beyond`: one that ended
 * on the stroke of midnight is not in the next day, one that took no time is in the day that it was in.
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

/** How many of the first ones are so, where those that are come before those that are not. */
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
