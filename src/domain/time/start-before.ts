import { addDays, type Clock, clockAt, DAY, dayAt, daysFromTo, readingsOf } from './when.ts';

/**
 * Returns the clock time `length` milliseconds before the last time at which the clock showed `end`. The last time is
 * at most a day before `now` (epoch ms).
 */
export function startBefore(end: Clock, length: number, zone: string, now: number): Clock {
  const today = dayAt(now, zone);
  const ends = daysFromTo(addDays(today, -1), today).flatMap((day) => readingsOf(`${day}T${end}`, zone));
  const last = ends.findLast(({ at }) => at <= now && at > now - DAY);
  return clockAt((last?.at ?? now) - length, zone);
}
