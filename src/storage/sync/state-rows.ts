import type { Table } from 'dexie';
import type { Baby } from '#domain/baby/baby.ts';
import { partOf } from '#domain/log/any-entry.ts';
import { partOfRow, storeOf } from '#domain/log/log-stores.ts';
import type { Trash } from '#domain/log/trash.ts';
import { idOfState, isLogState, keyOfState, type LogState } from '#domain/sync/log-state.ts';
import { isTimerEnd } from '#domain/sync/timer-ends.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { entryTables } from '#storage/log/kind-stores.ts';

/** The rows of a shared log as states, and states as rows. Call these functions inside a transaction. */

/** A state of this log, and the store of its row. */
export interface Stored {
  state: LogState;
  store: string;
}

/** Lists the stores whose rows are shared. */
export function sharedTables(db: RecordsDb): Table[] {
  return [...entryTables(db), db.trash, db.babies, db.family, db.timers, db['timer-ends']];
}

/**
 * Reads the states with these keys (`keyOfState`). Leaves out damaged rows, so that a state of another phone replaces
 * them.
 */
export async function readStates(db: RecordsDb, keys: Iterable<string>): Promise<Map<string, Stored>> {
  const ids = new Map<string, string[]>();
  for (const key of keys) {
    const space = key.indexOf(' ');
    append(ids, key.slice(0, space), key.slice(space + 1));
  }
  const known = new Map<string, Stored>();
  for (const { name: store } of sharedTables(db)) {
    const wanted = ids.get(OF_STORE[store] ?? 'entry');
    for (const row of wanted ? await db.table(store).bulkGet(wanted) : []) {
      const state = row && stateOfRow(store, row);
      if (state && isLogState(state)) known.set(keyOfState(state), { state, store });
    }
  }
  return known;
}

/** Reads all states of a log, without damaged rows. */
export async function readAllStates(db: RecordsDb): Promise<LogState[]> {
  const states: LogState[] = [];
  for (const { name: store } of sharedTables(db)) {
    for (const row of await db.table(store).toArray()) {
      const state = stateOfRow(store, row);
      if (isLogState(state)) states.push(state);
    }
  }
  return states;
}

const OF_STORE: Readonly<Record<string, LogState['of']>> = {
  babies: 'baby',
  family: 'family',
  timers: 'timer',
  'timer-ends': 'timer',
};

function stateOfRow(store: string, row: object): LogState {
  const of = OF_STORE[store];
  if (of === 'baby') {
    const { userId: _userId, ...shared } = row as Baby;
    return { of, row: shared };
  }
  if (of) return { of, row } as LogState;
  if (store === 'trash') {
    const { deleted: content, ...deletion } = row as Trash;
    return { of: 'entry', content, deletion };
  }
  const part = partOfRow(store, row);
  const kind = part === 'others' ? (row as { kind: string }).kind : part;
  return { of: 'entry', content: { kind, record: row } } as LogState;
}

/** Writes each state to its store. If the row moves to another store, such as the trash, it leaves the former one. */
export async function writeStates(
  db: RecordsDb,
  changed: readonly (readonly [string, LogState])[],
  before: ReadonlyMap<string, Stored>,
  userId: string,
): Promise<void> {
  const rows = new Map<string, object[]>();
  const left = new Map<string, string[]>();
  for (const [key, state] of changed) {
    const { store, row } = rowOfState(state, userId);
    append(rows, store, row);
    const former = before.get(key)?.store ?? store;
    if (former !== store) append(left, former, idOfState(state));
  }
  for (const [store, ids] of left) await db.table(store).bulkDelete(ids);
  for (const [store, all] of rows) await db.table(store).bulkPut(all);
}

function rowOfState(state: LogState, userId: string): { store: string; row: object } {
  if (state.of === 'baby') return { store: 'babies', row: { ...state.row, userId } };
  if (state.of === 'family') return { store: 'family', row: state.row };
  if (state.of === 'timer') return { store: isTimerEnd(state.row) ? 'timer-ends' : 'timers', row: state.row };
  const { content, deletion } = state;
  if (deletion) return { store: 'trash', row: { ...deletion, deleted: content } };
  return { store: storeOf(partOf(content)), row: content.record };
}

function append<T>(lists: Map<string, T[]>, name: string, value: T): void {
  const list = lists.get(name);
  if (list) list.push(value);
  else lists.set(name, [value]);
}
