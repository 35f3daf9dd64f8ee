import { liveQuery } from 'dexie';
import type { Author } from '#domain/record.ts';
import type { FamilyAccess } from '#domain/sync/letters/family-access.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { noteSharedLog } from '#storage/database/shared-log.ts';
import { addOwnLog, type JoiningLog, tablesOfOwnLog } from './own-log.ts';
import { noteRow, readNote } from './sync-notes.ts';

/** How this log is shared. */
export interface Sharing {
  access: FamilyAccess;
  /** The id of this copy of the log. */
  copy: string;
}

/** Reads how this log is shared. Returns null if it is not. */
export async function readSharing(db: RecordsDb): Promise<Sharing | null> {
  return withRetry(db, async () => {
    const note = await readNote(db, 'sharing');
    return note ? { access: note.access, copy: note.copy } : null;
  });
}

/**
 * Calls `changed` with how this log is shared, now and whenever it is shared by another copy, or no longer. Returns an
 * unsubscriber.
 */
export function watchSharing(
  db: RecordsDb,
  changed: (sharing: Sharing | null) => void,
  failed: (error: unknown) => void,
): () => void {
  let copy: string | null | undefined;
  const watch = liveQuery(() => readSharing(db)).subscribe((sharing) => {
    if (copy === (sharing?.copy ?? null)) return;
    copy = sharing?.copy ?? null;
    changed(sharing);
  }, failed);
  return () => watch.unsubscribe();
}

/**
 * Starts to share this log, as the first phone of a family. Its writes are marked after the log is opened the next
 * time. Returns how the log is shared already, if it is.
 */
export async function startSharing(db: RecordsDb, sharing: Sharing, now: number): Promise<Sharing> {
  // Marks without sharing are harmless. Sharing without marks would lose writes.
  noteSharedLog(db.name, true);
  return durableWrite(db, [db.sync], async () => {
    const known = await readNote(db, 'sharing');
    if (known) return known;
    await db.sync.clear();
    await db.sync.bulkPut([noteRow('sharing', sharing), noteRow('complete', { time: now })]);
    return sharing;
  });
}

/**
 * Joins the log of a family, with the entries that this log has. The two logs become equal when they are connected,
 * because their digests differ. The notes of a former sharing are forgotten.
 */
export async function joinSharing(
  db: RecordsDb,
  sharing: Sharing,
  own: JoiningLog,
  author: Author,
): Promise<void> {
  noteSharedLog(db.name, true);
  await durableWrite(db, [...tablesOfOwnLog(db), db.marks, db.sync], async () => {
    await db.sync.clear();
    await db.marks.clear();
    // Its rows are marked, if the log was shared before.
    await addOwnLog(db, own, sharing.copy, author);
    await db.sync.put(noteRow('sharing', sharing));
  });
}

/** Stops to share this log. It stays as it is, and so do the logs of the other phones. */
export async function leaveSharing(db: RecordsDb): Promise<void> {
  await durableWrite(db, [db.marks, db.sync], async () => {
    await db.marks.clear();
    await db.sync.clear();
  });
  noteSharedLog(db.name, false);
}
