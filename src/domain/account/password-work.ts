/** OWASP Password Storage Cheat Sheet for PBKDF2-HMAC-SHA-256. */
export const LEAST_ITERATIONS = 600_000;
/** Whatever a browser's clock says, nobody waits a minute to sign in. */
const MOST_ITERATIONS = 4_000_000;
const STEP = 50_000;
/** What one try of a password should cost this device, in milliseconds. */
const AIM_MS = 500;
/** Two measurements of one device differ; only what is far below today's is old. */
const OLD_BELOW = 0.6;

/**
 * How many iterations this device does in about half a second, from a measured run of `iterations` in `ms`; 600,000 at
 * least, also where the browser's clock is too coarse to have seen the run at all.
 */
export function iterationsFor({ iterations, ms }: { iterations: number; ms: number }): number {
  if (ms < 1) return LEAST_ITERATIONS;
  const affordable = Math.floor((iterations * AIM_MS) / ms / STEP) * STEP;
  return Math.min(MOST_ITERATIONS, Math.max(LEAST_ITERATIONS, affordable));
}

/** Whether a hash of so many iterations should be made anew on a device that affords `affordable`. */
export function isOutdated(iterations: number, affordable: number): boolean {
  return iterations < LEAST_ITERATIONS || iterations < affordable * OLD_BELOW;
}
