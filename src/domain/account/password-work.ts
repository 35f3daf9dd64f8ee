/** The minimum of the OWASP Password Storage Cheat Sheet for PBKDF2-HMAC-SHA-256. */
export const LEAST_ITERATIONS = 600_000;
/**
 * The maximum. Signing in must not take a minute, even if the browser's clock made the device seem faster than it is.
 */
const MOST_ITERATIONS = 4_000_000;
const STEP = 50_000;
/** The target cost of one password check on this device, in milliseconds. */
const AIM_MS = 500;
/**
 * Measurements on one device vary. A hash with at least the minimum is therefore outdated only if its count is below
 * this share of the affordable count.
 */
const OLD_BELOW = 0.6;

/**
 * Returns how many iterations this device computes in about half a second, from a run of `iterations` that took `ms`.
 * The result is at least 600,000, even if the clock is too coarse to measure the run.
 */
export function iterationsFor({ iterations, ms }: { iterations: number; ms: number }): number {
  if (ms < 1) return LEAST_ITERATIONS;
  const affordable = Math.floor((iterations * AIM_MS) / ms / STEP) * STEP;
  return Math.min(MOST_ITERATIONS, Math.max(LEAST_ITERATIONS, affordable));
}

/**
 * Returns whether a hash with `iterations` should be recomputed. `affordable` is what {@link iterationsFor} returned on
 * this device.
 */
export function isOutdated(iterations: number, affordable: number): boolean {
  return iterations < LEAST_ITERATIONS || iterations < affordable * OLD_BELOW;
}
