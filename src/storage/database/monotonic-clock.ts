import { TRIAL_DAYS } from '#domain/account/plans.ts';
import { isNumber, orNull, shapeOf } from '#domain/shape.ts';
import { DAY } from '#domain/time/when.ts';
import { readJson, writeText } from '#storage/browser/local-store.ts';

/**
 * The latest time that this device's clock has shown, in epoch milliseconds. If the clock leaps ahead by more than the
 * length of a trial, the new time is not trusted at first. It is trusted if the clock still shows it a day later. A
 * clock that was wrong by a year for a moment must not end a trial. A user who was away for longer than a trial can set
 * the clock back, but gains only the days of the absence.
 */
interface Times {
  believed: number;
  /** The time after a leap, until it is trusted. */
  leap: number | null;
}

const areTimes = shapeOf({ believed: isNumber, leap: orNull(isNumber) });
const NAME = 'latest-time';
const FAR = TRIAL_DAYS * DAY;

function readTimes(): Times | null {
  const stored = readJson('local', NAME);
  return areTimes(stored) ? stored : null;
}

/** Returns the later of `now` and the latest trusted time, in epoch milliseconds. */
export function monotonicTime(now: number): number {
  return Math.max(now, readTimes()?.believed ?? now);
}

/** Returns the earlier of `now` and the latest trusted time, in epoch milliseconds. */
export function trustedTime(now: number): number {
  return Math.min(now, readTimes()?.believed ?? now);
}

/** Notes that the clock showed `now`, in epoch milliseconds. A time before the stored one changes nothing. */
export function noteTime(now: number): void {
  const next = timesAfter(readTimes(), now);
  if (next) writeText('local', NAME, JSON.stringify(next));
}

/** Returns the times to store after the clock showed `now`, or null if nothing changes. */
function timesAfter(kept: Times | null, now: number): Times | null {
  if (!kept || isBetween(now - kept.believed, 0, FAR)) return { believed: now, leap: null };
  if (now < kept.believed) return null;
  if (kept.leap === null || !isBetween(now - kept.leap, 0, FAR)) return { ...kept, leap: now };
  return now - kept.leap >= DAY ? { believed: now, leap: null } : null;
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
