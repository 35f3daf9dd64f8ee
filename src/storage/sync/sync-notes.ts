import type { ExchangeKeys } from '#domain/sync/letters/exchange-keys.ts';
import type { FamilyAccess } from '#domain/sync/letters/family-access.ts';
import type { Letter } from '#domain/sync/letters/letter.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';

/** The notes of sharing in the store `sync`. Call these functions inside a transaction. */

/** Where this phone reads on in the mailbox. */
export interface Cursor {
  /** The number of the last envelope that was read. 0 if none was read. */
  number: number;
  /** The name of that envelope (`envelopeName`). A mailbox that was emptied has another envelope with this number. */
  envelope: string;
}

export const START: Cursor = { number: 0, envelope: '' };

/**
 * The notes by the first word of their id. Most have a second one, such as the key of a row. `at` is a tick of this log
 * ({@link nextTick}), because a clock can be set back.
 */
interface Notes {
  cursor: Cursor;
  tick: { value: number };
  /** Since when this phone and the others have the row with this key. */
  held: { at: number };
  /** When this log was last equal to this copy of it, and what the clock showed then (epoch ms). */
  equal: { at: number; time: number };
  /**
   * The last comparison with this copy found a difference, at `time` (epoch ms). `digests` counts the own digests since
   * it is this one.
   */
  unlike: { difference: string; digests: number; time: number };
  /**
   * The last question to a copy, at `time` (epoch ms). `times` counts the questions about the same difference. It is
   * open until its answer is settled.
   */
  asked: { want: string; at: number; difference: string; times: number; time: number; isOpen: boolean };
  /** When this phone last sent its digest (epoch ms). Missing if the next one is due. */
  digest: { time: number };
  /** Present if this copy was once equal to a complete one, or is the first of the family. */
  complete: { time: number };
  /** How this log is shared, and the id of this copy of it. */
  sharing: { access: FamilyAccess; copy: string };
  /**
   * The phone with this copy, and when it was last heard of (epoch ms). The key of a copy never changes, so that it
   * cannot be replaced later.
   */
  phone: { device: string; name: string; at: number; key?: string | undefined };
  /** The key pair of this copy. The others know its public half. */
  keys: ExchangeKeys;
  /** The phone with this device id has to be removed. */
  removal: object;
  /** A letter that has to be answered or compared. `touched` are the months that changed after a digest. */
  pending: { letter: Letter; touched: string[] };
}

type NoteRow<Name extends keyof Notes> = { id: string } & Notes[Name];

/** Reads a note. Returns undefined if there is none. */
export async function readNote<Name extends keyof Notes>(
  db: RecordsDb,
  name: Name,
  of = '',
): Promise<Notes[Name] | undefined> {
  return (await db.sync.get(noteId(name, of))) as NoteRow<Name> | undefined;
}

/** Returns a note as a row of the store. */
export function noteRow<Name extends keyof Notes>(name: Name, note: Notes[Name], of = ''): NoteRow<Name> {
  return { ...note, id: noteId(name, of) };
}

/** Lists the notes with this name, each with the second word of its id. */
export async function listNotes<Name extends keyof Notes>(
  db: RecordsDb,
  name: Name,
): Promise<(Notes[Name] & { of: string })[]> {
  const rows = await notesNamed(db, name).toArray();
  return rows.map((row) => ({ ...(row as NoteRow<Name>), of: row.id.slice(name.length + 1) }));
}

/** Selects the notes with this name. */
export function notesNamed(db: RecordsDb, name: keyof Notes) {
  return db.sync.where('id').startsWith(`${name} `);
}

export function noteId(name: keyof Notes, of = ''): string {
  return of ? `${name} ${of}` : name;
}

/** Returns the next tick of this log. It counts what the log learns of the other copies. */
export async function nextTick(db: RecordsDb): Promise<number> {
  const value = ((await readNote(db, 'tick'))?.value ?? 0) + 1;
  await db.sync.put(noteRow('tick', { value }));
  return value;
}

/**
 * Gives a shared log a new id, because it may lack rows that it had. The other copies then do not take those for
 * deleted.
 */
export async function renewCopy(db: RecordsDb, copy: string): Promise<void> {
  const sharing = await readNote(db, 'sharing');
  if (!sharing) return;
  for (const name of ['equal', 'unlike', 'held', 'asked', 'pending'] as const)
    await notesNamed(db, name).delete();
  // The keys belong to the former id.
  await db.sync.bulkDelete([noteId('complete'), noteId('digest'), noteId('keys')]);
  await db.sync.put(noteRow('sharing', { ...sharing, copy }));
}
