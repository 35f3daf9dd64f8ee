import { DAY } from '#domain/time/when.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { TRASH_DAYS } from '#storage/log/trash.ts';

/** How long the ways back to a log before a file changed it are kept: each holds a whole log. */

/** How long a change by a file can be taken back, in milliseconds. */
const KEPT_FOR = TRASH_DAYS * DAY;
/** How many merges in a row can be taken back. */
export const MERGES_KEPT = 5;

/** When a file last changed the log in a way that can still be taken back, in epoch milliseconds; null when none did. */
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
 * Removes for good the ways back of more than 30 days before `now` (epoch milliseconds): what was deleted since would lie in
 * them for ever. It writes only when there is something to remove.
 */
export async function forgetOldSnapshots(db: RecordsDb, now: number): Promise<void> {
  const old = await withRetry(db, () => ofLongAgo(db, now).primaryKeys());
  if (old.length > 0) await durableWrite(db, [db.snapshots], () => db.snapshots.bulkDelete(old));
}

function ofLongAgo({ snapshots }: RecordsDb, now: number) {
  return snapshots.where('takenAt').belowOrEqual(now - KEPT_FOR);
}

/**
 * Forgets those of more than 30 days ago, and all merges but the latest five: who merges every evening must not lose the way
 * back to a log that was replaced. Those from a time still to come go as well: a clock that was set right puts them in the
 * wrong order. Runs in the transaction that takes another.
 */
export async function keepFewSnapshots(db: RecordsDb, now: number): Promise<void> {
  const { snapshots } = db;
  await ofLongAgo(db, now).or('takenAt').above(now).delete();
  // Each holds a whole log: they are looked into, one at a time, only where there may be too many.
  if ((await snapshots.count()) <= MERGES_KEPT) return;
  const merges = await snapshots.filter(({ act }) => act === 'merge').primaryKeys();
  await snapshots.bulkDelete(merges.slice(0, -MERGES_KEPT));
}
