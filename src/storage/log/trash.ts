import { isKnown } from '#domain/log/any-entry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import type { Trash } from '#domain/log/trash.ts';
import { isValidRow, validRows } from '#domain/log/validate-row.ts';
import { type Author, stampAfter } from '#domain/record.ts';
import { DAY } from '#domain/time/when.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { listBabies, listRemovedBabies } from './babies.ts';
import { entryTables, getValid, tableOfEntry } from './kind-stores.ts';
import { keepMilkOf } from './milk-moves.ts';
import { collectionsOfBaby } from './store-rows.ts';

/** For this many days deleted entries can be restored, and merges sync their tombstones. */
export const TRASH_DAYS = 30;

/** A deleted entry of a kind that this version knows. */
export type ListedTrash = Trash & { deleted: CareRecord };

function isListed(trash: Trash): trash is ListedTrash {
  return isKnown(trash.deleted);
}

/**
 * Lists the entries that can be restored, the latest deletion first. Leaves out the entries of a baby that was removed,
 * or that was deleted when its import was reverted. These entries have no log to be restored to.
 */
export async function listTrash(db: RecordsDb): Promise<ListedTrash[]> {
  const [trash, babies] = await withRetry(db, () =>
    Promise.all([db.trash.orderBy('deletedAt').reverse().toArray(), listBabies(db)]),
  );
  const babyIds = new Set(babies.map(({ babyId }) => babyId));
  return validRows('trash', trash)
    .filter(isListed)
    .filter(({ deleted }) => babyIds.has(deleted.record.babyId));
}

/**
 * True for an entry that "restore all" includes. Entries of a reverted import are excluded. Their file may have been
 * imported again under other ids, and restoring them would create duplicates.
 */
export function comesBackWithAll({ takenBack }: Trash): boolean {
  return !takenBack;
}

/**
 * Restores the entries of {@link listTrash} that satisfy {@link comesBackWithAll}, as the latest write, in one
 * transaction.
 */
export async function restoreAll(db: RecordsDb, author: Author): Promise<void> {
  await durableWrite(db, [...entryTables(db), db.babies, db.trash], async () => {
    const all = (await listTrash(db)).filter(comesBackWithAll);
    const back = all.map(({ deleted, deletedAt }) => ({
      table: tableOfEntry(db, deleted),
      record: { ...deleted.record, ...stampAfter(deletedAt, author) },
    }));
    for (const table of entryTables(db)) {
      await table.bulkPut(back.filter((one) => one.table.name === table.name).map(({ record }) => record));
    }
    await db.trash.bulkDelete(all.map(({ id }) => id));
  });
}

/**
 * Purges entries and babies that were deleted more than 30 days before `now` (epoch milliseconds), in one transaction.
 * Purges their tombstones and the logs of the babies too. The milk stash keeps its balance. Writes only if there is
 * something to remove. Returns the number of entries and babies.
 */
export async function purgeTrash(db: RecordsDb, now: number): Promise<number> {
  const limit = now - TRASH_DAYS * DAY;
  const [old, ends, removed] = await withRetry(db, () =>
    Promise.all([
      db.trash.where('deletedAt').below(limit).primaryKeys(),
      db['timer-ends'].where('endedAt').below(limit).primaryKeys(),
      listRemovedBabies(db),
    ]),
  );
  const babyIds = removed.filter(({ removedAt }) => removedAt < limit).map(({ babyId }) => babyId);
  if (old.length + ends.length + babyIds.length === 0) return 0;
  await durableWrite(
    db,
    [...entryTables(db), db.babies, db.family, db.timers, db['timer-ends'], db.trash],
    async () => {
      await db.trash.bulkDelete(old);
      await db['timer-ends'].bulkDelete(ends);
      for (const babyId of babyIds) await purgeBaby(db, babyId);
    },
  );
  return old.length + babyIds.length;
}

async function purgeBaby(db: RecordsDb, babyId: string): Promise<void> {
  await keepMilkOf(db, babyId);
  for (const collection of collectionsOfBaby(db, babyId)) await collection.delete();
  await db.timers.where({ babyId }).delete();
  await db.trash
    .filter((trash) => isValidRow('trash', trash) && trash.deleted.record.babyId === babyId)
    .delete();
  await db.babies.delete(babyId);
}

/** Restores records from the trash, as the latest write. Unknown ids are ignored. */
export async function restoreRecords(db: RecordsDb, ids: readonly string[], author: Author): Promise<void> {
  await durableWrite(db, [...entryTables(db), db.trash], async () => {
    for (const id of ids) {
      const trash = await getValid(db, 'trash', id);
      if (!trash) continue;
      const { deleted, deletedAt } = trash;
      await tableOfEntry(db, deleted).put({ ...deleted.record, ...stampAfter(deletedAt, author) });
      await db.trash.delete(id);
    }
  });
}
