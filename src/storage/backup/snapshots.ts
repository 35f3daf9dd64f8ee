import { DAY } from '#domain/time/when.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { TRASH_DAYS } from '#storage/log/trash.ts';

/** Keeps snapshots for a limited time. Each snapshot holds the whole log as it was before a file changed it. */

/** How long a change by a file can be reverted, in milliseconds. */
const KEPT_FOR = TRASH_DAYS * DAY;
/** How many merges in a row can be reverted. */
export const MERGES_KEPT = 5;

/**
 * Reads when the latest file that can still be reverted was applied, in epoch milliseconds. Returns null if there is
 * none.
 */
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
 * Removes snapshots more than 30 days older than `now` (epoch milliseconds). Otherwise these snapshots would still hold
 * entries that were deleted later. Writes only if there is something to remove.
 */
export async function forgetOldSnapshots(db: RecordsDb, now: number): Promise<void> {
  const old = await withRetry(db, () => ofLongAgo(db, now).primaryKeys());
  if (old.length > 0) await durableWrite(db, [db.snapshots], () => db.snapshots.bulkDelete(old));
}

function ofLongAgo({ snapshots }: RecordsDb, now: number) {
  return snapshots.where('takenAt').belowOrEqual(now - KEPT_FOR);
}

/**
 * Removes snapshots older than 30 days, and those of all merges except the latest five. Only merges are limited,
 * because daily merges must not evict the snapshot of a replaced log. Snapshots later than `now` are removed too. A
 * wrong clock stamped them, so their order is wrong. Call this in the transaction that adds a snapshot.
 */
export async function keepFewSnapshots(db: RecordsDb, now: number): Promise<void> {
  const { snapshots } = db;
  await ofLongAgo(db, now).or('takenAt').above(now).delete();
  // Each snapshot holds a whole log. They are therefore read one at a time, and only if there may be too many.
  if ((await snapshots.count()) <= MERGES_KEPT) return;
  const merges = await snapshots.filter(({ act }) => act === 'merge').primaryKeys();
  await snapshots.bulkDelete(merges.slice(0, -MERGES_KEPT));
}
