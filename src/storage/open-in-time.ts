import type Dexie from 'dexie';

/** The database was written by a newer version of the app; this version must not touch it. */
class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

/** Another tab keeps an older version of the database open, and did not let go in time. */
class BlockedDatabaseError extends Error {
  override name = 'BlockedDatabaseError';
}

/** A newer tab took the database over; this one has let go of it for good. */
class SupersededError extends Error {
  override name = 'SupersededError';
}

/** A blocked upgrade hangs for ever and says so once; a parent waits ten seconds at most, with the loading of the page. */
const PATIENCE_MS = 8_000;

/**
 * Opens a database that is about to be trusted: rejects with {@link BlockedDatabaseError} within ten seconds. `onTrouble` is
 * told what comes later: when a newer tab wants to upgrade it, this one lets go for good, instead of reopening and writing
 * on as Dexie does by default. A database in which a newer app has been is one to read: Dexie opens it silently and would
 * write old records into it, so every write is refused. Who has no `onTrouble` to hear of that is refused the whole database.
 */
export async function openInTime<T extends Dexie>(db: T, onTrouble?: (error: Error) => void): Promise<T> {
  db.on('versionchange', () => {
    db.close({ disableAutoOpen: true });
    onTrouble?.(new SupersededError('A newer tab took the database over.'));
    return false;
  });
  refuseToWriteIntoNewer(db);
  try {
    await inTime(db.open());
  } catch (error) {
    db.close({ disableAutoOpen: true });
    throw error;
  }
  if (isNewer(db)) {
    const error = newer();
    if (onTrouble) onTrouble(error);
    else {
      db.close({ disableAutoOpen: true });
      throw error;
    }
  }
  return db;
}

function isNewer(db: Dexie): boolean {
  // Dexie multiplies version numbers by ten.
  return Math.floor((db.backendDB()?.version ?? 0) / 10) > db.verno;
}

function newer(): Error {
  return new NewerDatabaseError('The database was written by a newer version of the app.');
}

/** Asked at every transaction, since a connection that was lost and opened again may be to a database that is newer now. */
function refuseToWriteIntoNewer(db: Dexie): void {
  db.use({
    stack: 'dbcore',
    name: 'refuse-to-write-into-newer',
    create: (core) => ({
      ...core,
      transaction(...[stores, mode, options]: Parameters<typeof core.transaction>) {
        if (mode === 'readwrite' && isNewer(db)) throw newer();
        return core.transaction(stores, mode, options);
      },
    }),
  });
}

/** What waits for other tabs to let go of a database; rejects with {@link BlockedDatabaseError} within ten seconds. */
export async function inTime<T>(act: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new BlockedDatabaseError('The database is held by another tab.')),
      PATIENCE_MS,
    );
  });
  // When patience wins, the act goes on behind it; its end must not surface as an unhandled rejection.
  act.then(undefined, () => undefined);
  try {
    return await Promise.race([act, patience]);
  } finally {
    clearTimeout(timer);
  }
}
