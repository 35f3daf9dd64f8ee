import type { Author } from '#domain/record.ts';
import { authorNow } from '#storage/browser/device.ts';

/** The instant of the early tap that is being made. Null while the parent taps. */
let early: number | null = null;

/** Returns the author of a tap, with the instant of the tap. Call it before the first `await` of the tap's act. */
export function authorOfTap(): Author {
  const author = authorNow();
  return early === null ? author : { ...author, now: early };
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
