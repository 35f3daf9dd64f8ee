import { sittingsOf } from '#domain/kinds/feed/sittings.ts';
import type { CareLog } from '#domain/log/care-record.ts';
import { DAY } from '#domain/time/when.ts';

/**
 * Counts the entries that began in the 24 hours before `now`, in epoch milliseconds. A sitting is one feed, as in the
 * counts of a day. A dry diaper does not count. `log` must reach back more than a day and hold nothing to come.
 */
export function countLast24Hours(log: CareLog, now: number): Record<'feed' | 'diaper' | 'sleep', number> {
  const began = (at: number | undefined) => at !== undefined && at > now - DAY;
  return {
    feed: sittingsOf(log.feed).filter(([first]) => began(first?.startedAt)).length,
    diaper: log.diaper.filter(({ type, at }) => type !== 'dry' && began(at)).length,
    sleep: log.sleep.filter(({ startedAt }) => began(startedAt)).length,
  };
}
