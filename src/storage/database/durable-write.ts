import Dexie, { type Table } from 'dexie';
import { newId } from '#domain/record.ts';
import { dropKeptScreenFor } from '#storage/browser/kept-screen.ts';
import { hasTornFile, noteFullDisk, replaceTornFile } from './full-disk.ts';
import type { RecordsDb } from './records-db.ts';
import { namesOf } from './storage-error.ts';

/**
 * Durable writes and retries. The guarantees of this module:
 *
 * - A read is retried once when the browser drops the connection ({@link withRetry}).
 * - A write is one strict transaction. When it resolves, all of it is on the disk. When it rejects, nothing was
 *   written.
 * - A write is retried once as well. It is idempotent: {@link durableWrite} leaves a receipt in its transaction, and
 *   {@link idempotentWrite} takes an act that has the same result when it runs twice.
 * - A full disk is noted, and its torn file is replaced before the next write (`full-disk.ts`).
 */

/** The errors of a browser that dropped the connection, as iOS does for an app in the background. */
const LOST = ['UnknownError', 'InvalidStateError', 'DatabaseClosedError', 'TransactionInactiveError'];

/** Only the last write has a receipt. Older receipts are not needed, because a retry follows its write immediately. */
const LAST = 'last';

/**
 * Runs `act`, and runs it once more over a new connection if the browser dropped the first one. An `act` that writes
 * must be one idempotent transaction. Inside a transaction `act` runs once, because the outer call retries the whole
 * transaction.
 *
 * This is not an async function, so it adds no await on success. After a native await a live query may miss the reads.
 */
export function withRetry<T>(db: Dexie, act: () => PromiseLike<T>): PromiseLike<T> {
  if (Dexie.currentTransaction) return act();
  const connection = db.backendDB();
  return act().then(undefined, async (error: unknown) => {
    const names = namesOf(error);
    const lost = names.some((name) => LOST.includes(name)) || isClosing(connection);
    // On a full disk the browser would close the next connection as well.
    if (names.includes('NoSpaceError')) throw error;
    // A connection that was closed for a newer tab stays closed. Reopening it would write old data over new data.
    if (!lost || db.hasBeenClosed()) throw error;
    // Another act may have reopened the database already. Closing that connection would fail its transactions.
    if (db.backendDB() === connection) db.close({ disableAutoOpen: false });
    await db.open();
    return act();
  });
}

/** True when the browser closed the connection, even if its close event has not fired yet. */
function isClosing(connection: IDBDatabase | null): boolean {
  try {
    connection?.transaction([...connection.objectStoreNames], 'readonly').abort();
    return false;
  } catch {
    return true;
  }
}

/**
 * Runs `act` in one strict read-write transaction, with a retry. The transaction leaves a receipt. The retry reads it
 * to find out whether the first try was committed before the connection broke. If so, `act` does not run again.
 *
 * `act` may await only calls on `db`. Any other await ends the transaction early. The write is then reported as failed
 * although it was stored, and the parent enters it again.
 */
export async function durableWrite<T>(db: RecordsDb, tables: Table[], act: () => PromiseLike<T>): Promise<T> {
  const write = newId(Date.now());
  let done: { answer: T } | undefined;
  return idempotentWrite(db, [...tables, db.receipts], async () => {
    if (done && (await db.receipts.get(LAST))?.write === write) return done.answer;
    done = { answer: await act() };
    await db.receipts.put({ id: LAST, write });
    return done.answer;
  });
}

/** The stores that no dashboard shows. A write to them alone leaves the kept screen. */
const UNSEEN = ['receipts', 'marks', 'sync', 'backups', 'snapshots'];

/** Like {@link durableWrite} without a receipt, for an `act` that has the same result when it runs twice. */
export async function idempotentWrite<T>(
  db: RecordsDb,
  tables: Table[],
  act: (transaction: IDBTransaction) => PromiseLike<T>,
): Promise<T> {
  const write = () => withRetry(db, () => writeOnce(db, tables, act));
  const isSeen = tables.some(({ name }) => !UNSEEN.includes(name));
  // The next start must not show the log from before the write.
  return isSeen ? dropKeptScreenFor(db.name, write) : write();
}

/**
 * Runs `act` in one strict read-write transaction, without a retry. If the transaction aborts, rejects with the
 * browser's reason.
 */
export async function writeOnce<T>(
  db: Dexie,
  tables: Table[],
  act: (transaction: IDBTransaction) => PromiseLike<T>,
): Promise<T> {
  if (hasTornFile()) await replaceTornFile();
  try {
    return await db.transaction('rw', tables, async ({ idbtrans }) => {
      try {
        return await act(idbtrans);
      } catch (error) {
        // The error of the waiting request says only that the transaction ended. The transaction's own error has the
        // reason.
        throw idbtrans.error ?? error;
      }
    });
  } catch (error) {
    noteFullDisk(error);
    throw error;
  }
}

/**
 * Puts the only row of a transaction and commits immediately. Without `commit` the browser first reports the put, and
 * then waits for further requests before it commits. The transaction must hold no other write, because that write could
 * be committed without the row. The table must have no Dexie hooks, because they would put the row after the commit.
 */
export function putAndCommit<T>(transaction: IDBTransaction, table: Table<T>, row: T): PromiseLike<unknown> {
  // On a full disk Chromium may abort the transaction and send no event to the row's request.
  const ended = new Dexie.Promise<never>((_, reject) => {
    const refused = new DOMException('The row was not committed.', 'AbortError');
    transaction.addEventListener('abort', () => reject(refused));
  });
  const put = table.put(row);
  try {
    transaction.commit();
  } catch {
    // Either the transaction has already ended, and the row's request reports why. Or the browser is old and has no
    // `commit`, and the transaction commits by itself.
  }
  return Dexie.Promise.race([put, ended]);
}
