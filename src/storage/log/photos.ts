import { PHOTO_ROOM, type Photo, photoIdOf, roomTaken } from '#domain/log/photos.ts';
import type { Trash } from '#domain/log/trash.ts';
import { DAY } from '#domain/time/when.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { entryTables } from './kind-stores.ts';
import { readMoments } from './records.ts';

/**
 * How long a photo without an entry is kept, in milliseconds. A restore writes photos before the log, and an undo in
 * another tab may need a photo again.
 */
const ORPHANS_KEPT = DAY;

/** Reads one photo. Returns undefined if this log does not have it. */
export async function readPhoto(db: RecordsDb, id: string): Promise<Photo | undefined> {
  return withRetry(db, () => db.photos.get(id));
}

/** Returns the ids of all photos, without reading the pictures. */
export async function photoIds(db: RecordsDb): Promise<string[]> {
  return withRetry(db, () => db.photos.toCollection().primaryKeys());
}

/** Returns the room in bytes that the photos take. */
export async function readRoomTaken(db: RecordsDb): Promise<number> {
  return roomTaken(await photoIds(db));
}

/** True if a photo of `size` bytes exceeds the room for photos. */
export async function isRoomFull(db: RecordsDb, size: number): Promise<boolean> {
  return (await readRoomTaken(db)) + size > PHOTO_ROOM;
}

/**
 * Deletes photos that no entry needs any more: neither the log, nor the trash, nor a snapshot. Keeps a photo that was
 * stored within a day before `now` (epoch milliseconds). The whole log is read only if a photo seems to be unneeded.
 * Returns the number of deleted photos.
 */
export async function tidyPhotos(db: RecordsDb, now: number): Promise<number> {
  const suspects = await withoutMoments(db, await photoIds(db));
  if (suspects.size === 0) return 0;
  const tables = [...entryTables(db), db.trash, db.snapshots];
  return durableWrite(db, [...tables, db.photos], async () => {
    const orphans = new Set(suspects);
    for (const table of [...entryTables(db), db.trash])
      await table.each((row: object) => {
        for (const id of needed(row)) orphans.delete(id);
      });
    await db.snapshots.each(({ log }) => {
      for (const row of Object.values(log).flat()) for (const id of needed(row)) orphans.delete(id);
    });
    for (const id of [...orphans]) {
      const photo = await db.photos.get(id);
      if (photo && photo.storedAt > now - ORPHANS_KEPT) orphans.delete(id);
    }
    await db.photos.bulkDelete([...orphans]);
    return orphans.size;
  });
}

/** Leaves out the ids that a moment of the log or a row of the trash has. Reads moments by index. */
async function withoutMoments(db: RecordsDb, ids: readonly string[]): Promise<Set<string>> {
  const left = new Set(ids);
  if (left.size === 0) return left;
  const [babyIds, trash] = await withRetry(db, () =>
    Promise.all([db.babies.toCollection().primaryKeys(), db.trash.toArray()]),
  );
  const moments = await Promise.all(babyIds.map((babyId) => readMoments(db, babyId)));
  for (const row of [...moments.flat(), ...trash]) for (const id of needed(row)) left.delete(id);
  return left;
}

/** Returns the ids of the photos of an entry, or of the entry in a row of the trash. */
function needed(row: object): string[] {
  const { deleted } = row as Partial<Trash>;
  return [photoIdOf(row), deleted?.record && photoIdOf(deleted.record)].filter((id) => id !== undefined);
}
