import { MINUTE } from '#domain/time/when.ts';

/** Idle minutes after which the app asks for the password; 0 for never. */
export const LOCK_CHOICES = [0, 5, 60, 1440] as const;
export type LockAfter = (typeof LOCK_CHOICES)[number];

/** A clock that was set back by at most this does not lock the app. */
const CLOCK_SLACK = MINUTE;

/**
 * Whether the app must be locked at `now`, if it was last touched at `touchedAt`. Both are epoch milliseconds. The
 * difference therefore includes time in standby, which a timer would miss. A touch in the future means that the clock
 * was set back. The idle time is unknown then, so the app locks.
 */
export function isLockDue(after: LockAfter, touchedAt: number, now: number): boolean {
  if (after === 0) return false;
  return now - touchedAt >= after * MINUTE || now < touchedAt - CLOCK_SLACK;
}
