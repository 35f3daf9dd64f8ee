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

/** When a tap was, and when its act began. Only that of an early tap begins later. Epoch milliseconds. */
export interface TapTimes {
  at: number;
  madeAt: number;
}

/** Returns the times of a tap. Call it before the first `await` of the tap's act. */
export function tapTimes(): TapTimes {
  return { at: tapTime(), madeAt: Date.now() };
}

/**
 * Returns whether two taps are less than `within` milliseconds apart. For a tap on the live screen, an early tap counts
 * from when it was made, because the screen changed only then.
 */
export function areClose(first: TapTimes, { at }: TapTimes, within: number): boolean {
  const isAfterMade = at >= first.madeAt && at - first.madeAt < within;
  // The device's clock may have been set back.
  return isAfterMade || Math.abs(at - first.at) < within;
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
