import { liveQuery } from 'dexie';
import { readText, writeText } from '#storage/browser/local-store.ts';
import type { RecordsDb } from './records-db.ts';

/**
 * Detects that the browser evicted a log: to free space, by "clear site data", or after damage. Dexie would make an
 * empty database in its place, and the app would treat the parent as a new user.
 *
 * The guard notes in localStorage that a log exists, because localStorage often outlives the databases. If the browser
 * cleared localStorage too, the eviction cannot be detected.
 */

/** The browser has evicted a log that this device held. */
class EvictedLogError extends Error {
  override name = 'EvictedLogError';
}

const noteOf = (dbName: string) => `kept:${dbName}`;

/** Reads when a log was last seen in a database, in epoch milliseconds. Returns null if no log was noted. */
export function lastSeenAt(dbName: string): number | null {
  const at = Number(readText('local', noteOf(dbName)) ?? Number.NaN);
  return Number.isFinite(at) ? at : null;
}

/**
 * Removes the note that a database held a log. Call it before a log is erased on purpose, and after a new log replaced
 * an evicted one.
 */
export function forgetLastSeen(dbName: string): void {
  writeText('local', noteOf(dbName), null);
}

/**
 * Watches an open log, and notes that it exists once it holds a baby. Removes the note when the log's last baby is
 * deleted. Closing the log keeps the note.
 */
export function trackLastSeen(db: RecordsDb): void {
  let noted = false;
  liveQuery(() => db.babies.limit(1).count()).subscribe({
    next(babies) {
      if (babies > 0 && !noted) writeText('local', noteOf(db.name), String(Date.now()));
      if (babies === 0 && noted) forgetLastSeen(db.name);
      noted = babies > 0;
    },
    // A log that cannot be read is not an empty log.
    error() {},
  });
}

/**
 * Guards a log that is about to be opened. If a note says that the log existed and its database is missing, opening
 * rejects with {@link EvictedLogError} and creates no database. With `acceptEmpty`, the guard ignores the note.
 *
 * Call the returned function once the database is open. It rejects with the same error if a note says that the log
 * existed, the database is empty, and `acceptEmpty` is false. Afterwards, if the browser evicts the open log,
 * `onTrouble` is called and every write is refused.
 */
export function guardAgainstEviction(
  db: RecordsDb,
  acceptEmpty: boolean,
): (onTrouble: (error: Error) => void) => Promise<void> {
  let expected = !acceptEmpty && lastSeenAt(db.name) !== null;
  // Dexie calls this when it creates the database. If this throws, the database is not created.
  db.on('populate', () => {
    if (expected) throw evicted();
  });
  return async (onTrouble) => {
    if (expected && (await isEmpty(db))) {
      db.close({ disableAutoOpen: true });
      throw evicted();
    }
    expected = true;
    checkWhenClosed(db, onTrouble);
  };
}

function evicted(): Error {
  return new EvictedLogError('The browser has evicted this log.');
}

async function isEmpty(db: RecordsDb): Promise<boolean> {
  if ((await db.babies.limit(1).count()) > 0) return false;
  const counts = await Promise.all(db.tables.map((table) => table.limit(1).count()));
  return counts.every((count) => count === 0);
}

/** While a browser clears site data, it refuses to open any database. Opening is therefore retried for ten seconds. */
const RETRY_MS = 250;
const TRIES = 40;

/**
 * A browser closes a connection after a short failure, but also when it evicts the database. Reopening the database
 * shows which of the two happened.
 */
function checkWhenClosed(db: RecordsDb, onTrouble: (error: Error) => void): void {
  db.backendDB().addEventListener('close', async () => {
    for (let tries = 0; tries < TRIES && !db.hasBeenClosed(); tries += 1) {
      try {
        // Dexie handles the same event and must release the connection first.
        await new Promise((resolve) => setTimeout(resolve, tries && RETRY_MS));
        await db.open();
        checkWhenClosed(db, onTrouble);
        return;
      } catch (error) {
        if (!(error instanceof EvictedLogError)) continue;
        onTrouble(error);
        return;
      }
    }
  });
}
