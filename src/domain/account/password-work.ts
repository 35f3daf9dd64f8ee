/** OWASP Password Storage Cheat Sheet for PBKDF2-HMAC-SHA-256. */
export const LEAST_ITERATIONS = 600_000;
/** The cap, whatever the browser's clock measures: signing in must not take a minute. */
const MOST_ITERATIONS = 4_000_000;
const STEP = 50_000;
/** The target cost of one password check on this device, in milliseconds. */
const AIM_MS = 500;
/** Two measurements of one device differ. Only a count far below today's is outdated. */
const OLD_BELOW = 0.6;

/**
 * Iterations that this device does in about half a second, from a measured run of `iterations` in `ms`. At least
 * 600,000, also when the clock is too coarse to measure the run.
 */
export function iterationsFor({ iterations, ms }: { iterations: number; ms: number }): number {
  if (ms < 1) return LEAST_ITERATIONS;
  const affordable = Math.floor((iterations * AIM_MS) / ms / STEP) * STEP;
  return Math.min(MOST_ITERATIONS, Math.max(LEAST_ITERATIONS, affordable));
}

/** Whether a hash of so many iterations should be recomputed on a device that affords `affordable`. */
export function isOutdated(iterations: number, affordable: number): boolean {
  return iterations < LEAST_ITERATIONS || iterations < affordable * OLD_BELOW;
}
