import Dexie from 'dexie';
import { openKept } from './kept-log.ts';
import { RecordsDb } from './records-db.ts';

/** The name of a user's own database: one for each, so that nobody can read another's by mistake. */
export function userRecordsName(userId: string): string {
  return `weehours-records-${userId}`;
}

/** What may be said about opening a log. */
interface Opening {
  /**
   * Told what befalls the open log: a newer tab took it over, a newer app has been in it, the browser dropped it. What is on
   * the screen can be read on; every write is refused.
   */
  onTrouble?: (error: Error) => void;
  /** Where the browser dropped the log: makes an empty one in its place. */
  afresh?: boolean;
}

/**
 * Opens the records of a user. Rejects with an error that `storageProblem` can put into words, also where there was a log
 * and the browser has dropped it: that is never taken for a new one, unless `afresh`.
 */
export async function openUserRecords(
  userId: string,
  { onTrouble = () => {}, afresh = false }: Opening = {},
): Promise<RecordsDb> {
  return openKept(new RecordsDb(userRecordsName(userId)), onTrouble, afresh);
}

/** Removes a user's records from this device. There is no way back. */
export async function deleteUserRecords(userId: string): Promise<void> {
  await Dexie.delete(userRecordsName(userId));
}
