import type { Feed } from '#domain/kinds/feed/feed.ts';
import type { Sleep } from '#domain/kinds/sleep/sleep.ts';
import { type CareLog, type CareRecord, instantOfRecord } from './care-record.ts';
import { isRunning, recordsOf, seemsForgotten, type Timer } from './timer.ts';
import { MINUTE } from './when.ts';

/** What a log holds by now. Every count, total, mean and chart is made from it. */

/** The clock of another phone may be this much ahead. */
const CLOCK_AHEAD = 5 * MINUTE;

/** True for an instant up to five minutes after `now` (both epoch ms). */
export function hasCome(at: number, now: number): boolean {
  return at <= now + CLOCK_AHEAD;
}

/** True for an entry that begins more than five minutes after `now` (epoch ms). */
export function isToCome(entry: CareRecord, now: number): boolean {
  return !hasCome(instantOfRecord(entry), now);
}

/** The part of a log that has begun by `now` (epoch ms), cut as {@link cutAtNow} does. */
export function logSoFar(log: CareLog, now: number): CareLog {
  const { feeds, sleeps } = cutAtNow(log, now);
  return {
    feeds: feeds.filter(({ startedAt }) => hasCome(startedAt, now)),
    diapers: log.diapers.filter(({ at }) => hasCome(at, now)),
    sleeps: sleeps.filter(({ startedAt }) => hasCome(startedAt, now)),
    growths: log.growths.filter((record) => !isToCome({ kind: 'growth', record }, now)),
  };
}

/**
 * A log whose entries under way end at `now` (epoch ms). They are marked as the entry of a running timer is, so that every
 * place says "so far". What is still to come stays as it is.
 */
export function cutAtNow(log: CareLog, now: number): CareLog {
  return {
    ...log,
    feeds: log.feeds.map((feed) => cutStretch(feed, now)),
    sleeps: log.sleeps.map((sleep) => cutStretch(sleep, now)),
  };
}

/** One entry, cut as {@link cutAtNow} does. */
export function cutEntry(entry: CareRecord, now: number): CareRecord {
  if (entry.kind === 'feed') return { kind: 'feed', record: cutStretch(entry.record, now) };
  return entry.kind === 'sleep' ? { kind: 'sleep', record: cutStretch(entry.record, now) } : entry;
}

/**
 * The log with an entry for what each timer has come to by `now` (epoch ms), marked as running. Only the last stretch of
 * a timer that isn't paused is open. A timer that seems forgotten adds none: its length would be a guess. A timer whose
 * entry is in the log has just been saved, and adds none. Such entries are for screens and figures, and are never stored.
 */
export function withRunning(log: CareLog, timers: readonly Timer[], now: number, zone: string): CareLog {
  const merged = { ...log, feeds: [...log.feeds], sleeps: [...log.sleeps] };
  for (const timer of timers) {
    if (seemsForgotten(timer, now)) continue;
    const entries = recordsOf(timer, now, zone, { device: timer.updatedBy, now });
    for (const [index, { kind, record }] of entries.entries()) {
      const running = isRunning(timer) && index === entries.length - 1 ? 'open' : 'ended';
      if (kind === 'feed' && !log.feeds.some(({ id }) => id === record.id))
        merged.feeds.push({ ...record, running });
      if (kind === 'sleep' && !log.sleeps.some(({ id }) => id === record.id))
        merged.sleeps.push({ ...record, running });
    }
  }
  return merged;
}

function cutStretch<T extends Feed | Sleep>(record: T, now: number): T {
  if (!hasCome(record.startedAt, now) || hasCome(record.endedAt, now)) return record;
  return { ...record, endedAt: Math.max(record.startedAt, now), running: 'open' };
}
