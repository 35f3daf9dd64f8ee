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
 * Which of the days, or of their pieces, something touched, as indices from `first` up to but without `beyond`. What ended on
 * the stroke of midnight did not touch the next day; what took no time touched the day that it fell on.
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

/** The length of the leading run for which `isSo` holds. All items for which it holds must come first: it is a binary search. */
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
