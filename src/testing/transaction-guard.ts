import Dexie from 'dexie';

/**
 * A browser ends a transaction after a task without requests. Code that awaits a hash or a file inside a transaction
 * gets an error although the rows are stored. The parent then enters them again. fake-indexeddb tolerates a short wait.
 * This guard does not tolerate any. It checks every transaction at the end of every task.
 */

/** The part of fake-indexeddb's transaction that is checked. */
interface FakeTransaction {
  _state: string;
  _requests: unknown[];
  _start(): void;
  objectStoreNames: Iterable<string>;
}

const scopesRunning = new WeakSet<FakeTransaction>();
const outlived = new Set<string>();

/**
 * Starts watching every transaction. {@link takeOutlived} returns those that awaited something other than the database.
 */
export function watchTransactions(): void {
  watchScopes();
  const fake = IDBTransaction.prototype as unknown as FakeTransaction;
  const start = fake._start;
  fake._start = function (this: FakeTransaction) {
    if (this._state === 'finished') return start.call(this);
    start.call(this);
    // This tick runs after the promises of the current task are settled.
    queueMicrotask(() => process.nextTick(look, this));
  };
}

/** Returns the stores of the transactions that ended early since the last call. */
export function takeOutlived(): string[] {
  const stores = [...outlived];
  outlived.clear();
  return stores;
}

/** Exempts a transaction in which an injected fault leaves requests unanswered. */
export function letWait(transaction: object): void {
  scopesRunning.delete(transaction as FakeTransaction);
}

function look(transaction: FakeTransaction): void {
  if (transaction._requests.length === 0 && scopesRunning.has(transaction))
    outlived.add([...transaction.objectStoreNames].join(', '));
}

/** Marks a transaction while the function passed to `db.transaction` is running. */
function watchScopes(): void {
  const { transaction } = Dexie.prototype;
  type Scope = (...args: unknown[]) => unknown;
  Dexie.prototype.transaction = function (this: Dexie, ...args: unknown[]) {
    const scope = args.pop() as Scope;
    const watched = async (...given: unknown[]) => {
      const running = Dexie.currentTransaction.idbtrans as unknown as FakeTransaction;
      scopesRunning.add(running);
      try {
        return await scope(...given);
      } finally {
        scopesRunning.delete(running);
      }
    };
    return transaction.call(this, ...([...args, watched] as unknown as Parameters<typeof transaction>));
  } as typeof transaction;
}
