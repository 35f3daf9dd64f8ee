import { liveQuery } from 'dexie';
import { readText, writeText } from './local-store.ts';
import { openInTime } from './open-in-time.ts';
import type { RecordsDb } from './records-db.ts';

/**
 * A browser may drop a database: evicted to make room, cleared in its settings, damaged. Dexie would make an empty one in
 * its place, and a parent would be greeted as if there had never been a log. So a note of it lies outside, in localStorage,
 * which often outlives the databases; where that was cleared as well, nothing on the device can know.
 */
class LostLogError extends Error {
  override name = 'LostLogError';
}

const noteOf = (dbName: string) => `kept:${dbName}`;

/** When a database was last seen to hold a log, in epoch milliseconds; null where it is not known ever to have held one. */
export function lastKept(dbName: string): number | null {
  const at = Number(readText('local', noteOf(dbName)) ?? Number.NaN);
  return Number.isFinite(at) ? at : null;
}

/** For who empties a log on purpose, or begins anew where one was dropped. */
export function forgetKept(dbName: string): void {
  writeText('local', noteOf(dbName), null);
}

/** Keeps the note for as long as this log is open and there is a baby in it. */
export function noteWhileKept(db: RecordsDb): void {
  let noted = false;
  liveQuery(() => db.babies.limit(1).count()).subscribe({
    next(babies) {
      if (babies > 0 && !noted) writeText('local', noteOf(db.name), String(Date.now()));
      if (babies === 0 && noted) forgetKept(db.name);
      noted = babies > 0;
    },
    // A log that cannot be read now is no log that was emptied.
    error() {},
  });
}

/**
 * Opens a log, or rejects with {@link LostLogError} where there was one that the browser has dropped; nothing is made in its
 * place. The same befalls an open log: `onTrouble` is told, and every write is refused from then on. `afresh` accepts an
 * empty log.
 */
export async function openKept(
  db: RecordsDb,
  onTrouble: (error: Error) => void,
  afresh: boolean,
): Promise<RecordsDb> {
  let expected = !afresh && lastKept(db.name) !== null;
  // Fired where the database has to be made; the error undoes that.
  db.on('populate', () => {
    if (expected) throw lost();
  });
  await openInTime(db, onTrouble);
  if (expected && (await isEmpty(db))) {
    db.close({ disableAutoOpen: true });
    throw lost();
  }
  expected = true;
  lookWhenDropped(db, onTrouble);
  return db;
}

function lost(): Error {
  return new LostLogError('The browser has dropped this log.');
}

async function isEmpty(db: RecordsDb): Promise<boolean> {
  if ((await db.babies.limit(1).count()) > 0) return false;
  const counts = await Promise.all(db.tables.map((table) => table.limit(1).count()));
  return counts.every((count) => count === 0);
}

/** While a browser is clearing, it refuses to open anything. */
const TRY_AGAIN_MS = 250;
const TRIES = 40;

/** A browser that closes a connection by itself has lost it for a moment, or has cleared what it led to: another one tells. */
function lookWhenDropped(db: RecordsDb, onTrouble: (error: Error) => void): void {
  db.backendDB().addEventListener('close', async () => {
    for (let tries = 0; tries < TRIES && !db.hasBeenClosed(); tries += 1) {
      try {
        // After Dexie, which hears of it too, has let go of the connection.
        await new Promise((resolve) => setTimeout(resolve, tries && TRY_AGAIN_MS));
        await db.open();
        lookWhenDropped(db, onTrouble);
        return;
      } catch (error) {
        if (!(error instanceof LostLogError)) continue;
        onTrouble(error);
        return;
      }
    }
  });
}
