import type { CareLog } from '#domain/log/care-record.ts';
import { clockAt, HOUR } from '#domain/time/when.ts';

/** At 5 AM these hours do not reach back to before 8 PM, even if clocks went forward. */
const RECENT = 8 * HOUR;

/**
 * Returns whether the dashboard sums up the night at `now` (epoch ms). It does so from 5 to 11 AM, if a feed or a sleep
 * is recent enough to be in the sum.
 */
export function sumsUpNight({ feed, sleep }: CareLog, now: number, zone: string): boolean {
  const clock = clockAt(now, zone);
  if (clock < '05:00' || clock >= '11:00') return false;
  return (
    feed.some(({ startedAt }) => startedAt > now - RECENT) ||
    sleep.some(({ endedAt }) => endedAt > now - RECENT)
  );
}
