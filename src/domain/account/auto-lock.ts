import { MINUTE } from '#domain/time/when.ts';

/** After how many idle minutes the app asks for the password. 0 means never. */
export const LOCK_CHOICES = [0, 5, 60, 1440] as const;
export type LockAfter = (typeof LOCK_CHOICES)[number];

/** If the clock was set back by at most this time, the app does not lock. */
const CLOCK_SLACK = MINUTE;

/**
 * Returns whether the app must be locked at `now`, if it was last touched at `touchedAt`. Both are epoch milliseconds,
 * so their difference includes time in standby. A timer would miss that time. A touch in the future means that the
 * clock was set back. The idle time is unknown then, so the app locks.
 */
export function isLockDue(after: LockAfter, touchedAt: number, now: number): boolean {
  if (after === 0) return false;
  return now - touchedAt >= after * MINUTE || now < touchedAt - CLOCK_SLACK;
}
