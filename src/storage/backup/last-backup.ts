import type { Table } from 'dexie';
import type { EntryTimes } from '#domain/sync/backup-due.ts';
import { DAY } from '#domain/time/when.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { entryTables } from '#storage/log/kind-stores.ts';

/** Stores the time of an exported backup, which holds everything that was logged until `madeAt`. */
export async function noteBackup(db: RecordsDb, madeAt: number): Promise<void> {
  await durableWrite(db, [db.backups], () => db.backups.put({ madeAt }));
}

/**
 * Reads when the last backup was made, in epoch milliseconds. Returns null if there is none. Ignores a time more than a
 * day after `now`, which comes from a wrong clock. Such a time would suppress the reminder until that date.
 */
export async function readLastBackup(db: RecordsDb, now: number): Promise<number | null> {
  const backup = await withRetry(db, () =>
    db.backups
      .where('madeAt')
      .belowOrEqual(now + DAY)
      .last(),
  );
  return backup?.madeAt ?? null;
}

/**
 * Reads when the first and the latest entry were made. Ids are in creation order, so only the first and the last row of
 * each store are read. The id of a timer's entry is made at the first tap, which may be hours before the entry. This
 * difference does not matter to a reminder that counts weeks.
 */
export async function readEntryTimes(db: RecordsDb): Promise<EntryTimes> {
  const tables: Table<{ createdAt: number }>[] = entryTables(db);
  const [first, latest] = await withRetry(db, () =>
    Promise.all([
      Promise.all(tables.map((table) => table.toCollection().first())),
      Promise.all(tables.map((table) => table.toCollection().last())),
    ]),
  );
  // An invalid row may have no `createdAt`.
  const times = (rows: typeof first) =>
    rows.map((row) => row?.createdAt).filter((at) => typeof at === 'number');
  return {
    firstEntry: times(first).length > 0 ? Math.min(...times(first)) : null,
    latestEntry: times(latest).length > 0 ? Math.max(...times(latest)) : null,
  };
}
