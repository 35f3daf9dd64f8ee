import type { Photo } from '#domain/log/photos.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import type { WrittenWith } from './records.ts';

/**
 * Puts a photo, unless it exists. A photo never changes. Call this in the transaction that writes its entry. `storedAt`
 * is in epoch milliseconds.
 */
export async function putPhoto(db: RecordsDb, photo: Photo, storedAt: number): Promise<void> {
  if (!(await db.photos.get(photo.id))) await db.photos.put({ ...photo, storedAt });
}

/** Writes a new photo in the transaction of its entry. `storedAt` is in epoch milliseconds. */
export function withPhoto(db: RecordsDb, photo: Photo, storedAt: number): WrittenWith {
  return { stores: [db.photos], write: () => putPhoto(db, photo, storedAt) };
}
