import type { FamilyAccess } from '#domain/sync/handshake.ts';
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

/** A question to another copy of the log: which of these entries does it lack? */
export interface AskedNote {
  /** The id of the question. An answer to another one does not count. */
  want: string;
  /** When it was asked, by the monotonic clock, in epoch milliseconds. */
  at: number;
}

/** The notes by the first word of their id. Most have a second one, such as the key of a row. */
interface Notes {
  cursor: Cursor;
  /** Since when (epoch ms, by the monotonic clock) this phone and the others have the row with this key. */
  held: { at: number };
  /** When (epoch ms, by the monotonic clock) this log was last equal to this copy of it. */
  equal: { at: number };
  asked: AskedNote;
  /** When this phone last sent its digest, by the monotonic clock, in epoch milliseconds. */
  digest: { at: number };
  /** Present if this copy was once equal to a complete one, or is the first of the family. */
  complete: { at: number };
  /** How this log is shared, and the id of this copy of it. */
  sharing: { access: FamilyAccess; copy: string };
}

/** Reads a note. Returns undefined if there is none. */
export async function readNote<Name extends keyof Notes>(
  db: RecordsDb,
  name: Name,
  of = '',
): Promise<Notes[Name] | undefined> {
  return (await db.sync.get(idOf(name, of))) as (Notes[Name] & { id: string }) | undefined;
}

/** Returns a note as a row of the store. */
export function noteRow<Name extends keyof Notes>(
  name: Name,
  note: Notes[Name],
  of = '',
): { id: string } & Notes[Name] {
  return { ...note, id: idOf(name, of) };
}

/** Lists the notes with this name, each with the second word of its id. */
export async function listNotes<Name extends keyof Notes>(
  db: RecordsDb,
  name: Name,
): Promise<(Notes[Name] & { of: string })[]> {
  const rows = await db.sync.where('id').startsWith(`${name} `).toArray();
  return rows.map((row) => ({ ...(row as { id: string } & Notes[Name]), of: row.id.slice(name.length + 1) }));
}

function idOf(name: string, of: string): string {
  return of ? `${name} ${of}` : name;
}
