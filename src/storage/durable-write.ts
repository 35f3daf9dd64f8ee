import Dexie, { type Table } from 'dexie';
import { newId } from '#domain/record.ts';
import { isTorn, mend, noteFullDisk } from './full-disk.ts';
import { despiteLostConnection } from './lost-connection.ts';
import type { RecordsDb } from './records-db.ts';

/** There is one receipt, of the last write: it is asked for right after that one was committed, or never. */
const LAST = 'last';

/**
 * Runs `act` in one strict read-write transaction: all of it is on the disk when this resolves, or none of it is there.
 * Where the connection was lost it is run once more, and never twice in effect: the transaction leaves a receipt, which
 * tells whether it was committed before the connection broke.
 *
 * `act` may await nothing but calls on `db`: anything else ends the transaction under it, the write is reported as
 * failed although it was stored, and the parent enters it again.
 */
export async function durableWrite<T>(db: RecordsDb, tables: Table[], act: () => PromiseLike<T>): Promise<T> {
  const write = newId(Date.now());
  let done: { answer: T } | undefined;
  return repeatableWrite(db, [...tables, db.receipts], async () => {
    if (done && (await db.receipts.get(LAST))?.write === write) return done.answer;
    done = { answer: await act() };
    await db.receipts.put({ id: LAST, write });
    return done.answer;
  });
}

/** As {@link durableWrite}, without a receipt: for an `act` that comes to the same when it is done twice. */
export async function repeatableWrite<T>(
  db: RecordsDb,
  tables: Table[],
  act: (transaction: IDBTransaction) => PromiseLike<T>,
): Promise<T> {
  return despiteLostConnection(db, () => writeWhole(db, tables, act));
}

/** One read-write transaction, once. Rejects with the reason for which the browser ended it, where it did. */
export async function writeWhole<T>(
  db: Dexie,
  tables: Table[],
  act: (transaction: IDBTransaction) => PromiseLike<T>,
): Promise<T> {
  if (isTorn()) await mend();
  try {
    return await db.transaction('rw', tables, async ({ idbtrans }) => {
      try {
        return await act(idbtrans);
      } catch (error) {
        // The request that was waiting knows only that it was ended, and not why.
        throw idbtrans.error ?? error;
      }
    });
  } catch (error) {
    noteFullDisk(error);
    throw error;
  }
}

/**
 * Puts the one row that a transaction writes, and has the browser commit it at once: else it first tells of the row, and asks
 * whether more comes. With another write before it a row that is refused would leave half, and a hook of Dexie's on the table
 * would put the row too late.
 */
export function putAlone<T>(transaction: IDBTransaction, table: Table<T>, row: T): PromiseLike<unknown> {
  // Where the disk does not take it, Chromium may tell only the transaction, and never answer the row's own request.
  const ended = new Dexie.Promise<never>((_, reject) => {
    const refused = new DOMException('The row was not committed.', 'AbortError');
    transaction.addEventListener('abort', () => reject(refused));
  });
  const put = table.put(row);
  try {
    transaction.commit();
  } catch {
    // It was ended before, and the row's request says why; or the browser is too old to be told, and commits by itself.
  }
  return Dexie.Promise.race([put, ended]);
}
