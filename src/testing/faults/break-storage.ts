import type Dexie from 'dexie';
import type { DBCore, DBCoreTable, DBCoreTransaction } from 'dexie';
import { forceCloseDatabase, IDBVersionChangeEvent } from 'fake-indexeddb';
import { letWait } from '../transaction-guard.ts';

/** What can befall an operation, as browsers tell it. */
export type Fault =
  /** The disk refuses it. */
  | 'full'
  /** It succeeds, and the disk refuses the whole transaction after it: after the last one, that is the commit. */
  | 'full later'
  /** iOS in the background: the request fails, and the connection is dead. */
  | 'lost'
  /** The request succeeds, and then the connection dies with all that was not committed. */
  | 'lost later'
  /** Chromium closes the connection under the app, and says so by a close event. */
  | 'closed'
  /** The write is committed, and the connection dies before anybody hears of it. Counts commits. */
  | 'unheard';

const ERRORS = {
  full: () => new DOMException('The disk is full.', 'QuotaExceededError'),
  lost: () => new DOMException('Connection to Indexed Database server lost.', 'UnknownError'),
  closed: () => new DOMException('The connection was closed.', 'AbortError'),
};

/** fake-indexeddb's transaction, as it is within. */
interface FakeTransaction {
  _state: string;
  _abort(errorName: string | null): void;
}

/** Storage that breaks when it is told to. */
export interface Breaker {
  /** From now on operations are counted, and `fault` befalls the `nth`. */
  arm(fault: Fault, nth: number): void;
  /** No fault any more. True when the one that was armed came to pass. */
  disarm(): boolean;
}

/** To be called before the database is opened. The faults happen right above IndexedDB, under all that Dexie adds. */
export function makeBreakable(db: Dexie): Breaker {
  let armed: { fault: Fault; nth: number } | null = null;
  let count = 0;
  let happened = false;
  const silenced = new WeakSet<object>();
  const strikes = () => {
    count += 1;
    happened ||= count === armed?.nth;
    return count === armed?.nth;
  };

  db.use({ stack: 'dbcore', name: 'breakable', level: -20, create });
  return {
    arm(fault, nth) {
      armed = { fault, nth };
      count = 0;
      happened = false;
    },
    disarm() {
      armed = null;
      return happened;
    },
  };

  /** Called anew for each connection. */
  function create(core: DBCore): DBCore {
    let alive = true;

    function end(trans: DBCoreTransaction, error: DOMException): void {
      const transaction = trans as unknown as IDBTransaction & FakeTransaction;
      Object.defineProperty(transaction, 'error', { value: error });
      // As the browser itself does it: a page may not end one that it told to commit.
      transaction._abort(null);
      if (armed?.fault === 'closed') forceCloseDatabase(transaction.db as never);
      else if (armed?.fault.startsWith('lost')) alive = false;
    }

    function perform<T>(trans: DBCoreTransaction, act: () => Promise<T>): Promise<T> {
      if (!alive) return Promise.reject(ERRORS.lost());
      const fault = armed?.fault;
      // What was only read is not refused afterwards.
      const reads = (trans as unknown as IDBTransaction).mode === 'readonly';
      if (silenced.has(trans)) return act().then((result) => answerOf(trans, result));
      if (!fault || fault === 'unheard' || (fault === 'full later' && reads) || !strikes()) return act();
      if (fault === 'full' || fault === 'lost') {
        const error = ERRORS[fault]();
        end(trans, error);
        return Promise.reject(error);
      }
      const error = ERRORS[fault === 'full later' ? 'full' : fault === 'closed' ? 'closed' : 'lost']();
      return act().then((result) => {
        const answer = answerOf(trans, result);
        end(trans, error);
        return answer;
      });
    }

    /** Of a transaction that was told to commit, Chromium may tell that it failed, and never answer its requests. */
    function answerOf<T>(trans: DBCoreTransaction, result: T): T | Promise<T> {
      if ((trans as unknown as FakeTransaction)._state !== 'committing') return result;
      letWait(trans);
      return new Promise(() => {});
    }

    /** The transaction completes, and Dexie is told that it broke. */
    function silence(transaction: IDBTransaction): void {
      silenced.add(transaction);
      Object.defineProperty(transaction, 'oncomplete', { set() {} });
      transaction.addEventListener('complete', () => {
        alive = false;
        Object.defineProperty(transaction, 'error', { value: ERRORS.lost() });
        transaction.dispatchEvent(new IDBVersionChangeEvent('abort'));
      });
    }

    return {
      ...core,
      transaction(stores, mode, options) {
        if (!alive) throw new DOMException('The database connection is closing.', 'InvalidStateError');
        const transaction = core.transaction(stores, mode, options);
        if (armed?.fault === 'unheard' && mode === 'readwrite' && strikes())
          silence(transaction as unknown as IDBTransaction);
        return transaction;
      },
      table(name): DBCoreTable {
        const table = core.table(name);
        return {
          ...table,
          mutate: (request) => perform(request.trans, () => table.mutate(request)),
          get: (request) => perform(request.trans, () => table.get(request)),
          getMany: (request) => perform(request.trans, () => table.getMany(request)),
          query: (request) => perform(request.trans, () => table.query(request)),
          openCursor: (request) => perform(request.trans, () => table.openCursor(request)),
          count: (request) => perform(request.trans, () => table.count(request)),
        };
      },
    };
  }
}
