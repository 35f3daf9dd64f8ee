import type { CareLog } from './care-record.ts';
import { countWhere } from './day-bounds.ts';
import { joinStretches, type Stretch } from './stretches.ts';
import { addDays, type Day, HOUR, startOfDay } from './when.ts';

/** A stretch of a day in which nothing was logged for too long to believe that nothing happened. */
export type Gap = Stretch;

/**
 * How long a log may be silent before it has a gap, by age. A young baby feeds, wets or wakes more often than every six
 * hours (care reference: newborns at most about four hours between feeds, six diapers a day), an older one more often than
 * every eight by day. Sleep that was logged is not silence, and a night that was not logged is cut in two by midnight, so
 * that a family who logs only feeds has no gap every night.
 */
const SILENCES = [
  { fromDay: -Infinity, hours: 6 },
  { fromDay: 183, hours: 8 },
] as const;

/** Hours of silence that are no gap yet, at an age in days. */
export function silenceAllowed(ageDays: number): number {
  return SILENCES.findLast(({ fromDay }) => fromDay <= ageDays)?.hours ?? SILENCES[0].hours;
}

/** What a log tells of time: its feeds, diapers and sleeps as stretches that do not overlap, in order. */
export type LoggedTime = readonly Stretch[];

/** Diapers are instants, and weighings have no hour. */
export function loggedTime({ feeds, diapers, sleeps }: CareLog): LoggedTime {
  return joinStretches([...feeds, ...sleeps, ...diapers.map(({ at }) => ({ startedAt: at, endedAt: at }))]);
}

/**
 * The gaps of one day in `zone`: stretches between its two midnights, outside of every feed, sleep and diaper, that are
 * longer than {@link silenceAllowed} at `ageDays`. Weighings do not count: they have no hour. A silence that still lasts at
 * `now` (epoch ms) is no gap yet. The hours before a birth late in the day are one, since such a day is no whole one for a mean.
 */
export function gapsOfDay(
  logged: LoggedTime,
  day: Day,
  zone: string,
  { ageDays, now }: { ageDays: number; now: number },
): Gap[] {
  const midnight = startOfDay(day, zone);
  const next = startOfDay(addDays(day, 1), zone);
  const longest = silenceAllowed(ageDays) * HOUR;
  const gaps: Gap[] = [];
  let silentSince = midnight;
  const until = (at: number) => {
    if (at - silentSince > longest) gaps.push({ startedAt: silentSince, endedAt: at });
  };
  const first = countWhere(logged, ({ endedAt }) => endedAt < midnight);
  const beyond = countWhere(logged, ({ startedAt }) => startedAt < next);
  for (const { startedAt, endedAt } of logged.slice(first, beyond)) {
    until(startedAt);
    silentSince = Math.max(silentSince, endedAt);
  }
  if (next <= now) until(next);
  return gaps;
}
