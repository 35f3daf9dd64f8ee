import type { Table } from 'dexie';
import type { RecordsDb } from './records-db.ts';
import { namesOf } from './storage-error.ts';

/** What a browser says when it dropped the connection, as iOS does to an app in the background. */
const LOST = ['UnknownError', 'InvalidStateError', 'DatabaseClosedError', 'TransactionInactiveError'];

/**
 * Runs `act` in one strict read-write transaction: all of it is on the disk when this resolves, or none of it is there.
 * A lost connection is opened again and `act` run once more; ids are ours and writes are puts, so nothing is doubled.
 *
 * `act` may await nothing but calls on `db`: anything else ends the transaction under it, the write is reported as
 * failed although it was stored, and the parent enters it again.
 */
export async function durableWrite<T>(db: RecordsDb, tables: Table[], act: () => Promise<T>): Promise<T> {
  try {
    return await db.transaction('rw', tables, act);
  } catch (error) {
    const lost = namesOf(error).some((name) => LOST.includes(name));
    // A connection that was given up on purpose, to a newer tab, stays closed: reopening would write old over new.
    if (!lost || db.hasBeenClosed()) throw error;
    db.close({ disableAutoOpen: false });
    await db.open();
    return db.transaction('rw', tables, act);
  }
}
