import type { Baby, BabyFields } from '#domain/baby/baby.ts';
import { validRows } from '#domain/log/validate-row.ts';
import { type Author, stampAfter } from '#domain/record.ts';
import { durableWrite } from '#storage/database/durable-write.ts';
import { monotonicTime } from '#storage/database/monotonic-clock.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { getValid } from './kind-stores.ts';

/** Adds a new baby's profile to the log. If this rejects with a storage error, nothing was written. */
export async function addBaby(db: RecordsDb, baby: Baby): Promise<void> {
  await durableWrite(db, [db.babies], () => db.babies.put(baby));
}

/** Merges a form's fields into a baby's profile. Fields unknown to this version are kept. */
export async function updateBaby(
  db: RecordsDb,
  baby: Baby,
  fields: BabyFields,
  author: Author,
): Promise<void> {
  const { dueDate, ...changes } = fields;
  await changeBaby(db, baby, author, ({ dueDate: _former, ...current }) => ({
    ...current,
    ...changes,
    ...(dueDate === null ? {} : { dueDate }),
  }));
}

/** Archives a baby's profile. The log and running timers are unchanged. */
export async function archiveBaby(db: RecordsDb, baby: Baby, author: Author): Promise<void> {
  await changeBaby(db, baby, author, (current) => ({ ...current, archivedAt: author.now }));
}

/** Restores an archived profile. */
export async function unarchiveBaby(db: RecordsDb, baby: Baby, author: Author): Promise<void> {
  await changeBaby(db, baby, author, ({ archivedAt: _at, ...current }) => current);
}

/**
 * Removes a baby with its log, by setting `removedAt` on the profile. Entries and timers stay in their stores, so that
 * {@link restoreBaby} restores everything. A merge brings `removedAt` to the other phone. It is monotonic time, because
 * a slow clock would shorten the 30 days in which the baby can be restored.
 */
export async function removeBaby(db: RecordsDb, baby: Baby, author: Author): Promise<void> {
  await changeBaby(db, baby, author, (current) => ({ ...current, removedAt: monotonicTime(author.now) }));
}

/** Removes all babies with their logs, as {@link removeBaby} does. In a shared log this reaches every phone. */
export async function removeAllBabies(db: RecordsDb, author: Author): Promise<void> {
  const removedAt = monotonicTime(author.now);
  await durableWrite(db, [db.babies], async () => {
    const babies = validRows('babies', await db.babies.toArray()) as Baby[];
    const present = babies.filter((baby) => baby.removedAt === undefined);
    await db.babies.bulkPut(
      present.map((baby) => ({ ...baby, removedAt, ...stampAfter(baby.updatedAt, author) })),
    );
  });
}

/** Restores a removed baby with its log. */
export async function restoreBaby(db: RecordsDb, baby: Baby, author: Author): Promise<void> {
  await changeBaby(db, baby, author, ({ removedAt: _at, ...current }) => current);
}

/** Changes the stored profile. A profile that no longer exists is written again, from `baby` as last shown. */
async function changeBaby(
  db: RecordsDb,
  baby: Baby,
  author: Author,
  change: (current: Baby) => Baby,
): Promise<void> {
  await durableWrite(db, [db.babies], async () => {
    const current = ((await getValid(db, 'babies', baby.babyId)) as Baby | undefined) ?? baby;
    await db.babies.put({ ...change(current), ...stampAfter(current.updatedAt, author) });
  });
}
