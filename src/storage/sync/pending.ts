import type { Letter } from '#domain/sync/letters/letter.ts';
import { type LogState, monthOfState } from '#domain/sync/log-state.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { listNotes, noteId, noteRow, readNote } from './sync-notes.ts';

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

/** Stores pending letters inside a transaction. Leaves out answers to questions that this copy does not ask. */
export async function storePending(db: RecordsDb, letters: readonly PendingLetter[]): Promise<void> {
  for (const { id, letter, touched } of letters) {
    const { from, content } = letter;
    if (content.kind === 'lacks' && (await readNote(db, 'asked', from))?.want !== content.want) continue;
    await db.sync.put(noteRow('pending', { letter, touched }, id));
  }
}

/** Notes that these rows were sent after the digests that wait. They differ without a loss. */
export async function noteSentRows(db: RecordsDb, states: readonly LogState[]): Promise<void> {
  await durableWrite(db, [db.sync], () => touchDigests(db, states));
}

/** Notes inside a transaction that these rows were written after the digests that wait. */
export async function touchDigests(db: RecordsDb, states: readonly LogState[]): Promise<void> {
  const months = new Set(states.map(monthOfState));
  if (months.size === 0) return;
  for (const { of, letter, touched } of await listNotes(db, 'pending'))
    if (letter.content.kind === 'digest')
      await db.sync.put(noteRow('pending', { letter, touched: [...new Set([...touched, ...months])] }, of));
}

/** Forgets inside a transaction the answers of a copy to the question `want`, or to any question. */
export async function forgetAnswers(db: RecordsDb, copy: string, want?: string): Promise<void> {
  for (const { of, letter } of await listNotes(db, 'pending')) {
    const { from, content } = letter;
    if (content.kind === 'lacks' && from === copy && (want === undefined || content.want === want))
      await db.sync.delete(noteId('pending', of));
  }
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
