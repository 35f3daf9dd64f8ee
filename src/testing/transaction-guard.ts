import Dexie from 'dexie';

/**
 * A browser ends a transaction when a task is over and nothing was asked of it: whoever awaits a hash or a file inside it
 * is told that the write failed although the rows are stored, and the parent enters them again. The database of the tests
 * forgives a wait that is short enough, so this does not: it looks at every transaction at the end of every task.
 */

/** The part of fake-indexeddb's transaction that is looked at. */
interface FakeTransaction {
  _state: string;
  _requests: unknown[];
  _start(): void;
  objectStoreNames: Iterable<string>;
}

const scopesRunning = new WeakSet<FakeTransaction>();
const outlived = new Set<string>();

/** From now on every transaction is watched; {@link takeOutlived} tells which were outlived by what was awaited in them. */
export function watchTransactions(): void {
  watchScopes();
  const fake = IDBTransaction.prototype as unknown as FakeTransaction;
  const start = fake._start;
  fake._start = function (this: FakeTransaction) {
    if (this._state === 'finished') return start.call(this);
    start.call(this);
    // A tick that is asked for here runs when the promises of this task are settled.
    queueMicrotask(() => process.nextTick(look, this));
  };
}

/** The stores of the transactions that were outlived since this was last asked. */
export function takeOutlived(): string[] {
  const stores = [...outlived];
  outlived.clear();
  return stores;
}

/** A fault leaves what runs in this transaction waiting, on purpose. */
export function letWait(transaction: object): void {
  scopesRunning.delete(transaction as FakeTransaction);
}

function look(transaction: FakeTransaction): void {
  if (transaction._requests.length === 0 && scopesRunning.has(transaction))
    outlived.add([...transaction.objectStoreNames].join(', '));
}

/** Makes known while the function that was given to `db.transaction` has not come to its end. */
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
