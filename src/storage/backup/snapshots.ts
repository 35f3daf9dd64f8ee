import { DAY } from '#domain/time/when.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { TRASH_DAYS } from '#storage/log/trash.ts';

/** Retention of snapshots. Each holds the whole log from before a file changed it. */

/** How long a change by a file can be reverted, in milliseconds. */
const KEPT_FOR = TRASH_DAYS * DAY;
/** How many merges in a row can be reverted. */
export const MERGES_KEPT = 5;

/** When the latest file that can still be reverted was applied, in epoch milliseconds; null if there is none. */
export async function lastAppliedFile(db: RecordsDb, now: number): Promise<number | null> {
  const [takenAt] = await withRetry(db, () =>
    db.snapshots
      .where('takenAt')
      .above(now - KEPT_FOR)
      .reverse()
      .primaryKeys(),
  );
  return takenAt ?? null;
}

/**
 * Removes snapshots more than 30 days older than `now` (epoch milliseconds). Otherwise entries that were deleted since
 * would remain in them. Writes only if there is something to remove.
 */
export async function forgetOldSnapshots(db: RecordsDb, now: number): Promise<void> {
  const old = await withRetry(db, () => ofLongAgo(db, now).primaryKeys());
  if (old.length > 0) await durableWrite(db, [db.snapshots], () => db.snapshots.bulkDelete(old));
}

function ofLongAgo({ snapshots }: RecordsDb, now: number) {
  return snapshots.where('takenAt').belowOrEqual(now - KEPT_FOR);
}

/**
 * Removes snapshots older than 30 days, and those of all merges except the latest five. Merging daily must not evict
 * the snapshot of a replaced log. Snapshots later than `now` are removed too: a wrong clock stamped them, and their
 * order is wrong. Call this in the transaction that adds a snapshot.
 */
export async function keepFewSnapshots(db: RecordsDb, now: number): Promise<void> {
  const { snapshots } = db;
  await ofLongAgo(db, now).or('takenAt').above(now).delete();
  // Each snapshot holds a whole log. They are therefore read one at a time, and only if there may be too many.
  if ((await snapshots.count()) <= MERGES_KEPT) return;
  const merges = await snapshots.filter(({ act }) => act === 'merge').primaryKeys();
  await snapshots.bulkDelete(merges.slice(0, -MERGES_KEPT));
}
