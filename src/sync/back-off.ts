/** The wait before the first new attempt, and the longest one, in milliseconds. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * Returns how long to wait after a number of failures in a row, in milliseconds. Twice as long after each failure, and
 * different on each phone, so that not all come back at once.
 */
export function waitAfter(failures: number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
  return longest * (0.5 + Math.random() / 2);
}
