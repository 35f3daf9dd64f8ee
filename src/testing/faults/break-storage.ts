import type Dexie from 'dexie';
import type { DBCore, DBCoreTable, DBCoreTransaction } from 'dexie';
import { forceCloseDatabase, IDBVersionChangeEvent } from 'fake-indexeddb';
import { letWait } from '../transaction-guard.ts';

/** The faults of a storage operation, as browsers report them. */
export type Fault =
  /** The disk refuses the operation. */
  | 'full'
  /**
   * The operation succeeds, and then the disk refuses the whole transaction. After the last operation, the disk refuses
   * the commit.
   */
  | 'full later'
  /** The request fails and the connection is lost, as on iOS in the background. */
  | 'lost'
  /** The request succeeds. Then the connection is lost, and the transaction is not committed. */
  | 'lost later'
  /** The request succeeds. Then the connection is closed and fires its close event, as in Chromium. */
  | 'closed'
  /**
   * The write is committed, but the connection is lost before the confirmation. `nth` counts read-write transactions.
   */
  | 'unheard';

const ERRORS = {
  full: () => new DOMException('The disk is full.', 'QuotaExceededError'),
  lost: () => new DOMException('Connection to Indexed Database server lost.', 'UnknownError'),
  closed: () => new DOMException('The connection was closed.', 'AbortError'),
};

/** The internals of fake-indexeddb's transaction. */
interface FakeTransaction {
  _state: string;
  _abort(errorName: string | null): void;
}

/** Storage with fault injection. */
export interface Breaker {
  /** Starts counting operations. `fault` occurs at the `nth` operation. */
  arm(fault: Fault, nth: number): void;
  /** Disables faults. True if the armed fault occurred. */
  disarm(): boolean;
}

/** Adds fault injection to a database, between Dexie and IndexedDB. Call it before the database is opened. */
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

  /** Dexie calls this for each connection. */
  function create(core: DBCore): DBCore {
    let alive = true;

    function end(trans: DBCoreTransaction, error: DOMException): void {
      const transaction = trans as unknown as IDBTransaction & FakeTransaction;
      Object.defineProperty(transaction, 'error', { value: error });
      // This internal method also works after `commit`, when the public `abort` throws.
      transaction._abort(null);
      if (armed?.fault === 'closed') forceCloseDatabase(transaction.db as never);
      else if (armed?.fault.startsWith('lost')) alive = false;
    }

    function perform<T>(trans: DBCoreTransaction, act: () => Promise<T>): Promise<T> {
      if (!alive) return Promise.reject(ERRORS.lost());
      const fault = armed?.fault;
      // A disk cannot refuse the commit of a read-only transaction.
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

    /**
     * After `commit`, Chromium may abort a transaction without an answer to its requests. Those requests never settle
     * here.
     */
    function answerOf<T>(trans: DBCoreTransaction, result: T): T | Promise<T> {
      if ((trans as unknown as FakeTransaction)._state !== 'committing') return result;
      letWait(trans);
      return new Promise(() => {});
    }

    /** The transaction completes, but Dexie gets an error. */
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
