import Dexie from 'dexie';
import { namesOf } from './storage-error.ts';

/** What a browser says when it dropped the connection, as iOS does to an app in the background. */
const LOST = ['UnknownError', 'InvalidStateError', 'DatabaseClosedError', 'TransactionInactiveError'];

/**
 * Runs `act`, and once more over a new connection where the browser dropped the one that it began with: an `act` that
 * writes must be one transaction that can be run twice. Inside a transaction it is run once: that one is run again as a whole.
 *
 * No async function: where all goes well it adds no wait of its own, over which a live query loses sight of what is read next.
 */
export function despiteLostConnection<T>(db: Dexie, act: () => PromiseLike<T>): PromiseLike<T> {
  if (Dexie.currentTransaction) return act();
  const connection = db.backendDB();
  return act().then(undefined, async (error: unknown) => {
    const names = namesOf(error);
    const lost = names.some((name) => LOST.includes(name)) || isClosing(connection);
    // Where the disk is full another connection would be closed as well.
    if (names.includes('NoSpaceError')) throw error;
    // A connection that was given up on purpose, to a newer tab, stays closed: reopening would write old over new.
    if (!lost || db.hasBeenClosed()) throw error;
    // Another act that lost it too may have opened it anew: closing that one would fail what is under way on it.
    if (db.backendDB() === connection) db.close({ disableAutoOpen: false });
    await db.open();
    return act();
  });
}

/** True where the browser closed the connection itself, which it tells only later, by an event. */
function isClosing(connection: IDBDatabase | null): boolean {
  try {
    connection?.transaction([...connection.objectStoreNames], 'readonly').abort();
    return false;
  } catch {
    return true;
  }
}
