import { joinStretches, minutesOf, type Stretch } from '#domain/time/stretches.ts';
import { clockAt, HOUR, MINUTE } from '#domain/time/when.ts';
import type { Activity } from './activity.ts';

/** The crying of some days, in minutes. Entries without a duration count only in `times`. */
export interface CryingFigures {
  times: number;
  minutes: number;
  longest: number;
  /** The minutes in each hour of the day in the family's zone, from midnight on. */
  byHour: number[];
}

/** Adds up the crying of some days. Overlapping entries count once, except in `longest` and `times`. */
export function cryingFigures(activities: readonly Activity[], zone: string): CryingFigures {
  const cries = activities.filter(({ what }) => what === 'crying');
  const stretches = joinStretches(cries.filter(({ startedAt, endedAt }) => endedAt > startedAt));
  const byHour = Array.from({ length: 24 }, () => 0);
  for (const stretch of stretches) addByHour(byHour, stretch, zone);
  return {
    times: cries.length,
    minutes: stretches.reduce((sum, stretch) => sum + minutesOf(stretch), 0),
    longest: Math.max(0, ...cries.map(minutesOf)),
    byHour,
  };
}

function addByHour(byHour: number[], { startedAt, endedAt }: Stretch, zone: string): void {
  for (let at = startedAt; at < endedAt; ) {
    const [hour = 0, minute = 0] = clockAt(at, zone).split(':').map(Number);
    // The next full hour on the clock. Zones differ by whole minutes.
    const until = Math.min(endedAt, at - (at % MINUTE) + HOUR - minute * MINUTE);
    byHour[hour] = (byHour[hour] ?? 0) + (until - at) / MINUTE;
    at = until;
  }
}
