import Dexie from 'dexie';
import { guardAgainstEviction } from './eviction-guard.ts';
import { openDatabase } from './open-database.ts';
import { RecordsDb } from './records-db.ts';
import { isSharedLog } from './shared-log.ts';

/**
 * Returns the name of a user's database. Each user has a separate database, so that no query can read another user's
 * records.
 */
export function userRecordsName(userId: string): string {
  return `weehours-records-${userId}`;
}

interface Opening {
  /**
   * Called when the open log can no longer be written to: a newer tab or app took it over, or the browser evicted it.
   * The screen stays readable, and every write is refused.
   */
  onTrouble?: (error: Error) => void;
  /** Makes an empty log if the browser evicted the last one. */
  afresh?: boolean;
}

/**
 * Opens the records of a user. Rejects with an error that `storageProblem` converts to a message. An evicted log
 * rejects too. With `afresh`, a new and empty log opens instead.
 */
export async function openUserRecords(
  userId: string,
  { onTrouble = () => {}, afresh = false }: Opening = {},
): Promise<RecordsDb> {
  const db = new RecordsDb(userRecordsName(userId));
  // Few logs are shared, so the others do not load this code.
  if (isSharedLog(db.name)) (await import('./mark-writes.ts')).markWrites(db);
  const startGuard = guardAgainstEviction(db, afresh);
  await openDatabase(db, onTrouble);
  await startGuard(onTrouble);
  return db;
}

/** Removes a user's records from this device. This cannot be undone. */
export async function deleteUserRecords(userId: string): Promise<void> {
  await Dexie.delete(userRecordsName(userId));
}
