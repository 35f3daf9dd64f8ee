import type { Letter } from '#domain/sync/letters/letter.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { listNotes, noteId, noteRow } from './sync-notes.ts';

/**
 * The letters of other copies that have to be answered or compared. They are stored with the cursor, because the app
 * may be closed before it has done so.
 */
export interface PendingLetter {
  /** A later digest of a copy replaces the former one, which has the same id. */
  id: string;
  letter: Letter;
  /** The months of rows that were written after a digest. They differ without a loss. */
  touched: string[];
}

/**
 * Stores pending letters inside a transaction. `touched` are the months of the rows that arrived with them. They count
 * for the digests that wait already.
 */
export async function storePending(
  db: RecordsDb,
  letters: readonly PendingLetter[],
  touched: ReadonlySet<string>,
): Promise<void> {
  if (touched.size > 0)
    for (const { of, letter, touched: before } of await listNotes(db, 'pending'))
      if (letter.content.kind === 'digest')
        await db.sync.put(noteRow('pending', { letter, touched: [...new Set([...before, ...touched])] }, of));
  for (const { id, letter, touched: since } of letters)
    await db.sync.put(noteRow('pending', { letter, touched: since }, id));
}

/** Reads all letters that wait. There are few. */
export async function readPending(db: RecordsDb): Promise<PendingLetter[]> {
  return withRetry(db, async () => {
    const notes = await listNotes(db, 'pending');
    return notes.map(({ of, letter, touched }) => ({ id: of, letter, touched }));
  });
}

/** Replaces a letter that waits by the part of it that is left. */
export async function changePending(db: RecordsDb, { id, letter, touched }: PendingLetter): Promise<void> {
  await durableWrite(db, [db.sync], async () => {
    await db.sync.put(noteRow('pending', { letter, touched }, id));
  });
}

/** Forgets letters that were answered or compared. */
export async function settlePending(db: RecordsDb, ids: readonly string[]): Promise<void> {
  await durableWrite(db, [db.sync], () => db.sync.bulkDelete(ids.map((id) => noteId('pending', id))));
}
