import { type DayBounds, daysTouched } from './day-bounds.ts';
import { joinStretches, type Stretch } from './stretches.ts';
import { MINUTE } from './when.ts';

/** Counts the minutes of the stretches within each of the days. Overlapping time counts once. */
export function minutesWithin(stretches: readonly Stretch[], bounds: readonly DayBounds[]): number[] {
  const minutes = bounds.map(() => 0);
  // An imported entry may end before it began.
  const real = stretches.filter(({ startedAt, endedAt }) => endedAt > startedAt);
  for (const { startedAt, endedAt } of joinStretches(real)) {
    const { first, beyond } = daysTouched(bounds, startedAt, endedAt);
    for (const [past, bound] of bounds.slice(first, beyond).entries()) {
      const within = Math.min(endedAt, bound.endedAt) - Math.max(startedAt, bound.startedAt);
      minutes[first + past] = (minutes[first + past] ?? 0) + within / MINUTE;
    }
  }
  return minutes;
}
