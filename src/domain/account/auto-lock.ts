import { MINUTE } from '#domain/time/when.ts';

/** Minutes without a touch after which the app asks for the password; 0 for never. */
export const LOCK_CHOICES = [0, 5, 60, 1440] as const;
export type LockAfter = (typeof LOCK_CHOICES)[number];

/** A clock that was set back by less than this goes unnoticed. */
const CLOCK_SLACK = MINUTE;

/**
 * Whether the app must be locked at `now`, with its last touch at `touchedAt`; both in epoch milliseconds, so that a day in
 * a pocket counts, which no timer does. A touch still to come means that the clock was set back: nobody knows how long
 * ago it was, and the password is asked for.
 */
export function isLockDue(after: LockAfter, touchedAt: number, now: number): boolean {
  if (after === 0) return false;
  return now - touchedAt >= after * MINUTE || now < touchedAt - CLOCK_SLACK;
}
