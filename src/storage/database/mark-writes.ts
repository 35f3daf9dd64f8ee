import Dexie, { type DBCoreMutateRequest, type DBCoreTable } from 'dexie';
import { newId } from '#domain/record.ts';
import { monotonicTime } from './monotonic-clock.ts';

/**
 * Marks every write of a shared log, so that sharing sends it to the other phones. The mark is put in the transaction
 * of the row and before it. If the row is refused, a mark without a row is harmless. A row without a mark would not be
 * sent until the next digest.
 *
 * A mark holds no content. Sharing reads the row as it is when it is sent, so ten edits of one row leave one mark. A
 * deletion needs no mark: the tombstone in the trash has one.
 */
export interface Mark {
  /** The key of the row's state, as in `keyOfState` of `domain/sync/log-state.ts`. */
  id: string;
  /** Another id for each write. A mark is removed only if the row was not written again since it was sent. */
  write: string;
  /** When the row was written, by the monotonic clock, in epoch milliseconds. */
  at: number;
}

/** The first part of a mark's id, by store. The other stores belong to one phone. */
const OF_STORE: Readonly<Record<string, string>> = {
  babies: 'baby',
  feeds: 'entry',
  diapers: 'entry',
  sleeps: 'entry',
  growths: 'entry',
  entries: 'entry',
  trash: 'entry',
  family: 'family',
  timers: 'timer',
  'timer-ends': 'timer',
};

/** The transactions that write what other phones already have. */
const unmarked = new WeakSet<object>();

/** Leaves the writes of the current transaction without marks. */
export function leaveUnmarked(): void {
  unmarked.add(Dexie.currentTransaction.idbtrans);
}

/** Marks all writes of a log from now on. Call it before the log opens. */
export function markWrites(db: Dexie): void {
  db.use({
    stack: 'dbcore',
    name: 'mark-writes',
    create: (core) => ({
      ...core,
      transaction(...[stores, mode, options]: Parameters<typeof core.transaction>) {
        const isMarked = mode === 'readwrite' && stores.some((store) => store in OF_STORE);
        return core.transaction(isMarked ? [...new Set([...stores, 'marks'])] : stores, mode, options);
      },
      table(name) {
        const table = core.table(name);
        const of = OF_STORE[name];
        if (!of) return table;
        return {
          ...table,
          mutate(request) {
            const ids = unmarked.has(request.trans) ? [] : keysOf(table, request);
            if (ids.length === 0) return table.mutate(request);
            const at = monotonicTime(Date.now());
            const values: Mark[] = ids.map((id) => ({ id: `${of} ${id}`, write: newId(at), at }));
            // Both are requested in one turn, because a new entry commits its transaction right after its put.
            const marking = core.table('marks').mutate({ type: 'put', trans: request.trans, values });
            const writing = table.mutate(request);
            return Dexie.Promise.all([marking, writing]).then(([marked, written]) => {
              // Dexie does not let one refused mark abort the transaction.
              if (marked.numFailures > 0) throw marked.failures[0] ?? new Error('A mark was refused.');
              return written;
            });
          },
        };
      },
    }),
  });
}

function keysOf(table: DBCoreTable, request: DBCoreMutateRequest): unknown[] {
  if (request.type !== 'add' && request.type !== 'put') return [];
  return request.values.map(
    (value, index) => request.keys?.[index] ?? table.schema.primaryKey.extractKey?.(value),
  );
}
