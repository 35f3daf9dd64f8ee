import type { Author } from '#domain/record.ts';
import { authorNow } from '#storage/browser/device.ts';

/** The instant of the early tap that is being made. Null while the parent taps. */
let early: number | null = null;

/** Returns the instant of a tap, in epoch milliseconds. Call it before the first `await` of the tap's act. */
export function tapTime(): number {
  return early ?? Date.now();
}

/**
 * Returns the author of a new row of a tap, which begins at the instant of the tap. A change of a row takes
 * `authorNow`, because another phone may have changed the row after the tap.
 */
export function authorOfTap(): Author {
  return { ...authorNow(), now: tapTime() };
}

/** Runs `act`, which makes a tap of the instant `at` (epoch milliseconds). */
export function tapAt(at: number, act: () => void): void {
  early = at;
  try {
    act();
  } finally {
    early = null;
  }
}
