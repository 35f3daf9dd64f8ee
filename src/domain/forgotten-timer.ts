import { endOfRecord, instantOfRecord } from './care-record.ts';
import { longestUnasked, recordsOf, type Timer } from './timer.ts';

/** The longest entry in milliseconds that a timer comes to when it ends at `endAt`, epoch milliseconds. */
export function longestEntry(timer: Timer, endAt: number, zone: string): number {
  const author = { device: timer.updatedBy, now: endAt };
  const entries = recordsOf(timer, endAt, zone, author);
  return Math.max(...entries.map((entry) => endOfRecord(entry) - instantOfRecord(entry)));
}

/** Whether an end at `endAt` (epoch milliseconds) makes an entry that is longer than is saved without a question. */
export function isEndDoubted(timer: Timer, endAt: number, zone: string): boolean {
  return longestEntry(timer, endAt, zone) > longestUnasked(timer.kind);
}
