import type { Table } from 'dexie';
import type { Baby } from '#domain/baby/baby.ts';
import { partOf } from '#domain/log/any-entry.ts';
import { partOfRow, storeOf } from '#domain/log/log-stores.ts';
import type { Trash } from '#domain/log/trash.ts';
import { canonicalJson } from '#domain/sync/canonical-json.ts';
import { idOfState, isLogState, keyOfState, type LogState, mergeStates } from '#domain/sync/log-state.ts';
import { isTimerEnd } from '#domain/sync/timer-ends.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import { leaveUnmarked } from '#storage/database/mark-writes.ts';
import { monotonicTime } from '#storage/database/monotonic-clock.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { entryTables } from '#storage/log/kind-stores.ts';

/** What another phone sent. */
interface Arrived {
  states: readonly LogState[];
  /** The number of the last envelope that was read. It is stored with the rows. */
  cursor: number;
}

/**
 * Merges states of other phones into the log, in one transaction with the cursor. If the app is killed, either both are
 * stored or neither is, and reading an envelope again changes nothing. The rows get no mark, because the other phones
 * have them. Returns the states that changed this log.
 */
export async function applyStates(
  db: RecordsDb,
  { states, cursor }: Arrived,
  { userId, now }: { userId: string; now: number },
): Promise<LogState[]> {
  const at = monotonicTime(now);
  return durableWrite(db, [...sharedTables(db), db.sync], async () => {
    leaveUnmarked();
    const before = await readStates(db, states);
    const after = new Map<string, LogState>();
    for (const state of states) {
      const key = keyOfState(state);
      const known = after.get(key) ?? before.get(key)?.state;
      after.set(key, known ? mergeStates(known, state) : state);
    }
    const isChanged = ([key, state]: [string, LogState]) =>
      canonicalJson(before.get(key)?.state) !== canonicalJson(state);
    const changed = [...after].filter(isChanged);
    await writeStates(db, changed, before, userId);
    await db.sync.bulkPut(changed.map(([key]) => ({ id: heldId(key), at })));
    await db.sync.put({ id: CURSOR, value: cursor } as { id: string });
    return changed.map(([, state]) => state);
  });
}

/** A state of this log, and the store of its row. */
interface Stored {
  state: LogState;
  store: string;
}

const CURSOR = 'cursor';

/** The id of the note when this phone got a row. `domain/sync/missing-entries.ts` needs it. */
function heldId(key: string): string {
  return `held ${key}`;
}

/** Reads the number of the last envelope whose rows are in the log. 0 if none was read. */
export async function readCursor(db: RecordsDb): Promise<number> {
  const row = (await withRetry(db, () => db.sync.get(CURSOR))) as { value?: unknown } | undefined;
  return typeof row?.value === 'number' ? row.value : 0;
}

/** Lists the stores whose rows are shared. */
function sharedTables(db: RecordsDb): Table[] {
  return [...entryTables(db), db.trash, db.babies, db.family, db.timers, db['timer-ends']];
}

/**
 * Reads the states of the same rows in this log. Leaves out damaged rows, so that a state of another phone replaces
 * them.
 */
async function readStates(db: RecordsDb, states: readonly LogState[]): Promise<Map<string, Stored>> {
  const known = new Map<string, Stored>();
  for (const { name: store } of sharedTables(db)) {
    const of = OF_STORE[store] ?? 'entry';
    const ids = new Set(states.filter((state) => state.of === of).map(idOfState));
    if (ids.size === 0) continue;
    for (const row of await db.table(store).bulkGet([...ids])) {
      const state = row && stateOfRow(store, row);
      if (state && isLogState(state)) known.set(keyOfState(state), { state, store });
    }
  }
  return known;
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
async function writeStates(
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
