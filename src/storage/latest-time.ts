import * as v from 'valibot';
import { TRIAL_DAYS } from '#domain/plans.ts';
import { DAY } from '#domain/when.ts';
import { readJson, writeText } from './local-store.ts';

/**
 * The latest time that this device's clock showed, in epoch milliseconds. A leap ahead by more than a trial is not believed
 * before the clock stood there on another day: a year that was wrong for a moment must not end a trial for good. Whoever
 * was away for so long and sets the clock back at once wins only days on which the app was not used.
 */
interface Times {
  believed: number;
  /** Where the clock leapt to, until that is believed. */
  leap: number | null;
}

const TIMES = v.object({ believed: v.number(), leap: v.nullable(v.number()) });
const NAME = 'latest-time';
const FAR = TRIAL_DAYS * DAY;

function readTimes(): Times | null {
  const stored = v.safeParse(TIMES, readJson('local', NAME));
  return stored.success ? stored.output : null;
}

/** `now`, or the latest time that this device's clock is believed to have shown where that is later; epoch milliseconds. */
export function latestTime(now: number): number {
  return Math.max(now, readTimes()?.believed ?? now);
}

/** `now`, or the latest time that the clock is believed to have shown where that is earlier; epoch milliseconds. */
export function believedTime(now: number): number {
  return Math.min(now, readTimes()?.believed ?? now);
}

/** Remembers that the clock showed `now`; a time before the one that is kept changes nothing. */
export function keepLatestTime(now: number): void {
  const next = timesAfter(readTimes(), now);
  if (next) writeText('local', NAME, JSON.stringify(next));
}

/** What is kept once the clock showed `now`; null where that changes nothing. */
function timesAfter(kept: Times | null, now: number): Times | null {
  if (!kept || isBetween(now - kept.believed, 0, FAR)) return { believed: now, leap: null };
  if (now < kept.believed) return null;
  if (kept.leap === null || !isBetween(now - kept.leap, 0, FAR)) return { ...kept, leap: now };
  return now - kept.leap >= DAY ? { believed: now, leap: null } : null;
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
