import { liveQuery } from 'dexie';
import { type ExchangeKeys, newExchangeKeys } from '#domain/sync/letters/exchange-keys.ts';
import type { KnownCopy, Move, RemovedCopy } from '#domain/sync/letters/move.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { listNotes, noteId, noteRow, notesNamed, readNote } from './sync-notes.ts';

/** How this copy removes a phone, and how it follows its family to a new mailbox (`domain/sync/letters/move.ts`). */

/** Returns the key pair of this copy. Makes it the first time. */
export async function copyKeys(db: RecordsDb): Promise<ExchangeKeys> {
  const known = await withRetry(db, () => readNote(db, 'keys'));
  if (known) return known;
  // A transaction would end while the keys are made.
  const made = await newExchangeKeys();
  return durableWrite(db, [db.sync], async () => {
    const first = await readNote(db, 'keys');
    if (!first) await db.sync.put(noteRow('keys', made));
    return first ?? made;
  });
}

/** Requests that a phone is removed. The connection does it, as soon as there is one. */
export async function requestRemoval(db: RecordsDb, device: string): Promise<void> {
  await durableWrite(db, [db.sync], () => db.sync.put(noteRow('removal', {}, device)));
}

/** Calls `requested` now and after each request, if a phone has to be removed. Returns an unsubscriber. */
export function watchRemovals(
  db: RecordsDb,
  requested: () => void,
  failed: (error: unknown) => void,
): () => void {
  const watch = liveQuery(async () => withRetry(db, () => notesNamed(db, 'removal').count())).subscribe(
    (count) => {
      if (count > 0) requested();
    },
    failed,
  );
  return () => watch.unsubscribe();
}

/** The copies of the other phones, when a phone is to be removed. */
export interface Removal {
  going: KnownCopy[];
  removed: RemovedCopy[];
}

/** Reads which copies have to be removed, and which go on. Returns null if nothing has to be removed. */
export async function readRemoval(db: RecordsDb): Promise<Removal | null> {
  return withRetry(db, () =>
    db.transaction('r', db.sync, async () => {
      const devices = (await listNotes(db, 'removal')).map(({ of }) => of);
      if (devices.length === 0) return null;
      const removal: Removal = { going: [], removed: [] };
      for (const { of: copy, device, key } of await listNotes(db, 'phone')) {
        if (devices.includes(device)) removal.removed.push({ copy, key });
        else if (key !== undefined) removal.going.push({ copy, key });
      }
      return removal.removed.length > 0 ? removal : null;
    }),
  );
}

/** Returns the public key of another copy. Undefined if its phone has not told it yet. */
export async function readKeyOf(db: RecordsDb, copy: string): Promise<string | undefined> {
  return withRetry(db, async () => (await readNote(db, 'phone', copy))?.key);
}

/**
 * Moves this copy to the new mailbox, and forgets the removed copies. A request to remove another phone stays. What was
 * not sent to the former mailbox is sent to the new one. The digests find what others sent there in the meantime.
 */
export async function followMove(db: RecordsDb, { access, removed }: Move): Promise<void> {
  await durableWrite(db, [db.sync], async () => {
    for (const name of ['pending', 'asked'] as const) await notesNamed(db, name).delete();
    const gone = removed.flatMap((copy) => [
      noteId('phone', copy),
      noteId('equal', copy),
      noteId('unlike', copy),
    ]);
    await db.sync.bulkDelete([...gone, noteId('cursor'), noteId('digest')]);
    const devices = (await listNotes(db, 'phone')).map(({ device }) => device);
    const done = (await listNotes(db, 'removal')).filter(({ of }) => !devices.includes(of));
    await db.sync.bulkDelete(done.map(({ of }) => noteId('removal', of)));
    const sharing = await readNote(db, 'sharing');
    if (sharing) await db.sync.put(noteRow('sharing', { ...sharing, access }));
  });
}
