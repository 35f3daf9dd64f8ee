import type { RecordsDb } from '#storage/database/records-db.ts';

/** The notes of sharing in the store `sync`. Call these functions inside a transaction. */

/** `cursor`: the number of the last envelope that was read. `sent`: how many letters this phone has numbered. */
type NumberName = 'cursor' | 'sent';

interface NumberNote {
  id: string;
  value?: unknown;
}

/** Reads a number. 0 if it was never stored. */
export async function readNumber(db: RecordsDb, name: NumberName): Promise<number> {
  const note: NumberNote | undefined = await db.sync.get(name);
  return typeof note?.value === 'number' ? note.value : 0;
}

export async function storeNumber(db: RecordsDb, name: NumberName, value: number): Promise<void> {
  const note: NumberNote = { id: name, value };
  await db.sync.put(note);
}

/**
 * Returns the note since when (epoch ms, by the monotonic clock) this phone and the others have the row with this key.
 * `domain/sync/missing-entries.ts` needs it.
 */
export function heldNote(key: string, at: number): { id: string; at: number } {
  return { id: `held ${key}`, at };
}
