import type { Baby, BabyFields } from '#domain/baby/baby.ts';
import { type Author, stampAfter } from '#domain/record.ts';
import { durableWrite } from '#storage/database/durable-write.ts';
import { monotonicTime } from '#storage/database/monotonic-clock.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { getValid } from './get-valid.ts';

/** Puts a new baby's profile into the log. Rejects with the storage's error, and then nothing was written. */
export async function addBaby(db: RecordsDb, baby: Baby): Promise<void> {
  await durableWrite(db, [db.babies], () => db.babies.put(baby));
}

/** Merges what a form says into a baby's profile; fields that this version does not know stay as they are. */
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

/** Puts a baby's profile away. Nothing of the log changes, and what runs for the baby runs on. */
export async function archiveBaby(db: RecordsDb, baby: Baby, author: Author): Promise<void> {
  await changeBaby(db, baby, author, (current) => ({ ...current, archivedAt: author.now }));
}

/** Takes a profile that was put away out again. */
export async function unarchiveBaby(db: RecordsDb, baby: Baby, author: Author): Promise<void> {
  await changeBaby(db, baby, author, ({ archivedAt: _at, ...current }) => current);
}

/**
 * Removes a baby with all that was logged, by one mark on the profile: nothing is moved, a timer included, so that
 * {@link restoreBaby} brings back all of it. The mark is also what tells the other phone, when two logs are merged. A clock
 * that is behind must not have the 30 days be over before they begin.
 */
export async function removeBaby(db: RecordsDb, baby: Baby, author: Author): Promise<void> {
  await changeBaby(db, baby, author, (current) => ({ ...current, removedAt: monotonicTime(author.now) }));
}

/** Brings a removed baby back, with all that was logged. */
export async function restoreBaby(db: RecordsDb, baby: Baby, author: Author): Promise<void> {
  await changeBaby(db, baby, author, ({ removedAt: _at, ...current }) => current);
}

/** Changes a profile by what it is on the disk now; one that is gone comes back as the screen last saw it. */
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
