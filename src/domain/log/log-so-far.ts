import { kindOf } from '#domain/kinds/registry.ts';
import { isRunning, type Timer } from '#domain/kinds/timer.ts';
import { hasCome } from '#domain/time/when.ts';
import { type CareLog, type CareRecord, filterLog, instantOfRecord, isSpan, mapLog } from './care-record.ts';
import { entriesOfTimer, seemsForgotten } from './timed-kinds.ts';

/** The part of a log up to now. Every count, total, mean and chart uses it. */

/** True for an entry that begins more than five minutes after `now` (epoch ms). */
export function isToCome(entry: CareRecord, now: number): boolean {
  return !hasCome(instantOfRecord(entry), now);
}

/** Returns the part of a log that has begun by `now` (epoch ms). Entries in progress are cut as in {@link cutAtNow}. */
export function logSoFar(log: CareLog, now: number): CareLog {
  return filterLog(cutAtNow(log, now), (entry) => !isToCome(entry, now));
}

/**
 * Cuts entries in progress at `now` (epoch ms). They are marked like the entry of a running timer, so that every screen
 * shows "so far". Future entries are unchanged.
 */
export function cutAtNow(log: CareLog, now: number): CareLog {
  return mapLog(log, (records, kind) => {
    if (kindOf(kind).time.is !== 'span') return records;
    return records.map((record) => cutEntry({ kind, record } as CareRecord, now).record);
  });
}

/** Cuts one entry as in {@link cutAtNow}. */
export function cutEntry(entry: CareRecord, now: number): CareRecord {
  if (!isSpan(entry)) return entry;
  const { startedAt, endedAt } = entry.record;
  if (!hasCome(startedAt, now) || hasCome(endedAt, now)) return entry;
  const record = { ...entry.record, endedAt: Math.max(startedAt, now), running: 'open' };
  return { kind: entry.kind, record } as CareRecord;
}

/**
 * Adds the entries of each timer, up to `now` (epoch ms), to a log. They have `running` set: `open` for the last
 * segment of a timer that is not paused, else `ended`. A timer that seems forgotten adds no entry, because its length
 * would be a guess. An entry that is already in the log, from a timer that was just saved, is not added again. The
 * added entries are for screens and figures and are never stored.
 */
export function withRunning(log: CareLog, timers: readonly Timer[], now: number, zone: string): CareLog {
  const running = timers
    .filter((timer) => !seemsForgotten(timer, now))
    .flatMap((timer) => {
      const entries = entriesOfTimer(timer, now, zone, { device: timer.updatedBy, now });
      return entries.map(({ kind, record }, index) => {
        const isOpen = isRunning(timer) && index === entries.length - 1;
        return { kind, record: { ...record, running: isOpen ? 'open' : 'ended' } };
      });
    });
  return mapLog(log, (records, kind) => {
    const known = new Set(records.map(({ id }) => id));
    const more = running.filter((entry) => entry.kind === kind && !known.has(entry.record.id));
    return more.length ? [...records, ...more.map(({ record }) => record)] : records;
  });
}
