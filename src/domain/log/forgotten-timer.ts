import type { Timer } from '#domain/kinds/timer.ts';
import { endOfRecord, instantOfRecord } from './care-record.ts';
import { entriesOfTimer } from './timed-kinds.ts';

/**
 * Returns the length, in milliseconds, of the longest entry that a timer makes if it ends at `endAt` (epoch
 * milliseconds).
 */
export function longestEntry(timer: Timer, endAt: number, zone: string): number {
  const author = { device: timer.updatedBy, now: endAt };
  const entries = entriesOfTimer(timer, endAt, zone, author);
  return Math.max(...entries.map((entry) => endOfRecord(entry) - instantOfRecord(entry)));
}
