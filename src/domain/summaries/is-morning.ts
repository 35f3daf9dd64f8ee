import { clockAt } from '#domain/time/when.ts';

/** Returns whether it is between 5 and 11 AM at `now` (epoch ms). The dashboard then sums up the night. */
export function isMorning(now: number, zone: string): boolean {
  const clock = clockAt(now, zone);
  return clock >= '05:00' && clock < '11:00';
}
