import type Dexie from 'dexie';

/** The database was written by a newer version of the app; this version must not touch it. */
class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

/** Another tab keeps an older version of the database open, and did not let go in time. */
class BlockedDatabaseError extends Error {
  override name = 'BlockedDatabaseError';
}

/** A blocked upgrade hangs for ever and says so once; a parent waits ten seconds at most. */
const PATIENCE_MS = 10_000;

/**
 * Opens a database that is about to be trusted: rejects with {@link BlockedDatabaseError} after ten seconds, and with
 * {@link NewerDatabaseError} where a newer app has been (Dexie would open it silently and write old records into it).
 * When a newer tab wants to upgrade it, this one lets go for good and calls `onSuperseded`, instead of reopening and
 * writing on as Dexie does by default.
 */
export async function openInTime<T extends Dexie>(db: T, onSuperseded?: () => void): Promise<T> {
  db.on('versionchange', () => {
    db.close({ disableAutoOpen: true });
    onSuperseded?.();
    return false;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new BlockedDatabaseError('The database is held by another tab.')),
      PATIENCE_MS,
    );
  });
  const opening = db.open();
  // When patience wins, the open goes on behind it; its end must not surface as an unhandled rejection.
  opening.catch(() => undefined);
  try {
    await Promise.race([opening, patience]);
  } catch (error) {
    db.close({ disableAutoOpen: true });
    throw error;
  } finally {
    clearTimeout(timer);
  }
  // Dexie multiplies version numbers by ten.
  if (Math.floor(db.backendDB().version / 10) > db.verno) {
    db.close({ disableAutoOpen: true });
    throw new NewerDatabaseError('The database was written by a newer version of the app.');
  }
  return db;
}
