/** The minimum of the OWASP Password Storage Cheat Sheet for PBKDF2-HMAC-SHA-256. */
export const LEAST_ITERATIONS = 600_000;
/** The maximum. Signing in must not take a minute, even if the browser's clock measured the device as too fast. */
const MOST_ITERATIONS = 4_000_000;
const STEP = 50_000;
/** The target cost of one password check on this device, in milliseconds. */
const AIM_MS = 500;
/** Measurements of one device vary, so only a count below this share of the affordable one is outdated. */
const OLD_BELOW = 0.6;

/**
 * The number of iterations that this device computes in about half a second. A measured run of `iterations` took `ms`.
 * The result is at least 600,000, even if the clock is too coarse to measure the run.
 */
export function iterationsFor({ iterations, ms }: { iterations: number; ms: number }): number {
  if (ms < 1) return LEAST_ITERATIONS;
  const affordable = Math.floor((iterations * AIM_MS) / ms / STEP) * STEP;
  return Math.min(MOST_ITERATIONS, Math.max(LEAST_ITERATIONS, affordable));
}

/**
 * Whether a hash with this number of iterations should be recomputed on a device for which {@link iterationsFor}
 * returned `affordable`.
 */
export function isOutdated(iterations: number, affordable: number): boolean {
  return iterations < LEAST_ITERATIONS || iterations < affordable * OLD_BELOW;
}
