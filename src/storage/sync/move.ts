import { type ExchangeKeys, newExchangeKeys } from '#domain/sync/letters/exchange-keys.ts';
import type { KnownCopy, Move } from '#domain/sync/letters/move.ts';
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

/** The copies of the other phones, when a phone is to be removed. */
export interface Removal {
  going: KnownCopy[];
  removed: KnownCopy[];
}

/** Reads which copies have to be removed, and which go on. Returns null if nothing has to be removed. */
export async function readRemoval(db: RecordsDb): Promise<Removal | null> {
  return withRetry(db, () =>
    db.transaction('r', db.sync, async () => {
      const devices = (await listNotes(db, 'removal')).map(({ of }) => of);
      if (devices.length === 0) return null;
      const copies = (await listNotes(db, 'phone')).flatMap(({ of: copy, device, key }) =>
        key === undefined ? [] : [{ copy, device, key }],
      );
      return {
        going: copies.filter(({ device }) => !devices.includes(device)),
        removed: copies.filter(({ device }) => devices.includes(device)),
      };
    }),
  );
}

/** Returns the public key of another copy. Undefined if its phone has not told it yet. */
export async function readKeyOf(db: RecordsDb, copy: string): Promise<string | undefined> {
  return withRetry(db, async () => (await readNote(db, 'phone', copy))?.key);
}

/**
 * Moves this copy to the new mailbox, and forgets the removed copies. What was not sent to the former mailbox is sent
 * to the new one. The digests find what others sent there in the meantime.
 */
export async function followMove(db: RecordsDb, { access, removed }: Move): Promise<void> {
  await durableWrite(db, [db.sync], async () => {
    const sharing = await readNote(db, 'sharing');
    if (!sharing) return;
    for (const name of ['pending', 'asked', 'removal'] as const) await notesNamed(db, name).delete();
    const gone = removed.flatMap((copy) => [
      noteId('phone', copy),
      noteId('equal', copy),
      noteId('unlike', copy),
    ]);
    await db.sync.bulkDelete([...gone, noteId('cursor'), noteId('digest')]);
    await db.sync.put(noteRow('sharing', { ...sharing, access }));
  });
}
