import { allEntriesOf, type FamilyLog } from '#domain/log/family-log.ts';
import { type Photo, photoIdOf } from '#domain/log/photos.ts';
import type { QuarantinedRow } from '#domain/log/quarantine.ts';
import type { PhotoSource } from '#domain/sync/backup-photos.ts';
import { durableWrite } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { photoIds, readPhoto } from '#storage/log/photos.ts';
import { putPhoto } from '#storage/log/put-photo.ts';

/** The number of photos that one transaction writes: about 4 MB. */
const AT_ONCE = 20;

/**
 * Returns the photos that a log and its quarantined rows need, one at a time. Returns undefined if this log has none of
 * them. Photos of deleted entries are included, because a restored entry needs its photo.
 */
export async function photosOf(
  db: RecordsDb,
  log: FamilyLog,
  setAside: readonly QuarantinedRow[],
): Promise<PhotoSource | undefined> {
  const needed = new Set(
    [
      ...allEntriesOf(log).map(({ record }) => record),
      ...log.trash.map(({ deleted }) => deleted.record),
      ...setAside.map(({ row }) => row),
    ].map(photoIdOf),
  );
  const ids = (await photoIds(db)).filter((id) => needed.has(id));
  return ids.length > 0 ? { ids, read: (id) => readPhoto(db, id) } : undefined;
}

/**
 * Stores the photos of a file that this log does not have, in steps. An entry without its photo would lose it, so call
 * this before the log is written. If the rest of the file is not applied, the photos are deleted after a day.
 * `storedAt` is in epoch milliseconds.
 */
export async function bringPhotos(
  db: RecordsDb,
  { ids, read }: PhotoSource,
  storedAt: number,
): Promise<void> {
  const here = new Set(await photoIds(db));
  const missing = ids.filter((id) => !here.has(id));
  for (let start = 0; start < missing.length; start += AT_ONCE) {
    const photos: Photo[] = [];
    for (const id of missing.slice(start, start + AT_ONCE)) {
      const photo = await read(id);
      if (photo) photos.push(photo);
    }
    await durableWrite(db, [db.photos], async () => {
      for (const photo of photos) await putPhoto(db, photo, storedAt);
    });
  }
}
