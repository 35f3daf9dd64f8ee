import { CARE_KINDS } from '#domain/care-record.ts';
import type { Trash } from '#domain/family-log.ts';
import { stampAfter } from '#domain/merge.ts';
import type { Author } from '#domain/record.ts';
import { HOUR } from '#domain/when.ts';
import { durableWrite } from './durable-write.ts';
import { careTables, type RecordsDb } from './records-db.ts';

/** For so long what was deleted can be brought back, and another phone hears of the deletion when the two are merged. */
export const TRASH_DAYS = 30;

/**
 * What can be brought back, the latest deletions first. What was logged about a baby whose profile is gone, as after an
 * import that was taken back, is left out: there is no log that it could come back to.
 */
export async function listTrash(db: RecordsDb): Promise<Trash[]> {
  const [trash, babyIds] = await Promise.all([
    db.trash.orderBy('deletedAt').reverse().toArray(),
    db.babies.toCollection().primaryKeys(),
  ]);
  return trash.filter(({ deleted }) => babyIds.includes(deleted.record.babyId));
}

/** Brings back all that {@link listTrash} lists, as the latest act on it, in one transaction. */
export async function restoreAll(db: RecordsDb, author: Author): Promise<void> {
  await durableWrite(db, [...careTables(db), db.babies, db.trash], async () => {
    const all = await listTrash(db);
    for (const kind of CARE_KINDS) {
      const records = all
        .filter(({ deleted }) => deleted.kind === kind)
        .map(({ deleted, deletedAt }) => ({ ...deleted.record, ...stampAfter(deletedAt, author) }));
      await db.tableOf(kind).bulkPut(records as never[]);
    }
    await db.trash.bulkDelete(all.map(({ id }) => id));
  });
}

/**
 * Removes for good what was deleted more than 30 days before `now` (epoch milliseconds), tombstones and all. It writes
 * only when there is something to remove. Answers how many entries that were.
 */
export async function purgeTrash(db: RecordsDb, now: number): Promise<number> {
  const limit = now - TRASH_DAYS * 24 * HOUR;
  const old = await db.trash.where('deletedAt').below(limit).primaryKeys();
  if (old.length > 0) await durableWrite(db, [db.trash], () => db.trash.bulkDelete(old));
  return old.length;
}
