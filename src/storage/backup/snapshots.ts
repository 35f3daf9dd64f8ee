import { DAY } from '#domain/time/when.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { TRASH_DAYS } from '#storage/log/trash.ts';

/** Retention of the snapshots from before a file changed the log. Each holds a whole log. */

/** How long a change by a file can be reverted, in milliseconds. */
const KEPT_FOR = TRASH_DAYS * DAY;
/** How many merges in a row can be reverted. */
export const MERGES_KEPT = 5;

/** When a file was last applied that can still be reverted, in epoch milliseconds; null if none was. */
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
 * Removes snapshots more than 30 days older than `now` (epoch milliseconds). Entries deleted since would otherwise
 * remain in them. Writes only if there is something to remove.
 */
export async function forgetOldSnapshots(db: RecordsDb, now: number): Promise<void> {
  const old = await withRetry(db, () => ofLongAgo(db, now).primaryKeys());
  if (old.length > 0) await durableWrite(db, [db.snapshots], () => db.snapshots.bulkDelete(old));
}

function ofLongAgo({ snapshots }: RecordsDb, now: number) {
  return snapshots.where('takenAt').belowOrEqual(now - KEPT_FOR);
}

/**
 * Removes snapshots older than 30 days, and all merges but the latest five. Merging daily must not evict the snapshot
 * of a replaced log. Snapshots from the future are removed too, because a corrected clock would put them in the wrong
 * order. Runs in the transaction that adds another.
 */
export async function keepFewSnapshots(db: RecordsDb, now: number): Promise<void> {
  const { snapshots } = db;
  await ofLongAgo(db, now).or('takenAt').above(now).delete();
  // Each holds a whole log. They are read, one at a time, only if there may be too many.
  if ((await snapshots.count()) <= MERGES_KEPT) return;
  const merges = await snapshots.filter(({ act }) => act === 'merge').primaryKeys();
  await snapshots.bulkDelete(merges.slice(0, -MERGES_KEPT));
}
