import type Dexie from 'dexie';

/** A newer version of the app wrote the database. This version must not change it. */
class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

/** Another tab keeps an older version of the database open and did not close it in time. */
class BlockedDatabaseError extends Error {
  override name = 'BlockedDatabaseError';
}

/** A newer tab took over the database. This tab has closed it permanently. */
class SupersededError extends Error {
  override name = 'SupersededError';
}

/**
 * How long opening may take. A blocked upgrade never settles by itself. Including the page load, users wait 10 s at
 * most.
 */
const TIMEOUT_MS = 8_000;

/**
 * Opens a database. Rejects with {@link BlockedDatabaseError} within 10 s when another tab blocks it.
 *
 * - When a newer tab upgrades the database, this tab closes it permanently and calls `onTrouble`. By default Dexie
 *   would reopen it and continue writing.
 * - A database of a newer app is read-only. Dexie would open it silently and write old records into it, so every write
 *   is refused and `onTrouble` is called. Without `onTrouble` the opening rejects.
 */
export async function openDatabase<T extends Dexie>(db: T, onTrouble?: (error: Error) => void): Promise<T> {
  db.on('versionchange', () => {
    db.close({ disableAutoOpen: true });
    onTrouble?.(new SupersededError('A newer tab took the database over.'));
    return false;
  });
  refuseToWriteIntoNewer(db);
  try {
    await withTimeout(db.open());
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

/**
 * Checks the version at every transaction. Another tab may have upgraded the database before this tab reopened its
 * connection.
 */
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

/** Waits for an act that other tabs can block. Rejects with {@link BlockedDatabaseError} within 10 s. */
export async function withTimeout<T>(act: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new BlockedDatabaseError('The database is held by another tab.')),
      TIMEOUT_MS,
    );
  });
  // After a timeout the act continues. Its rejection must not surface as an unhandled one.
  act.then(undefined, () => undefined);
  try {
    return await Promise.race([act, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
