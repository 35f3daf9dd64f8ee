import type { Timer } from '#domain/kinds/timer.ts';
import { validRows } from '#domain/log/validate-row.ts';
import { canonicalJson } from '#domain/sync/canonical-json.ts';
import { keyOfState, type LogState, mergeStates } from '#domain/sync/log-state.ts';
import { joinTimers } from '#domain/sync/timer-ends.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import { leaveUnmarked } from '#storage/database/mark-writes.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { type PendingLetter, storePending, touchDigests } from './pending.ts';
import { type Heard, noteHeard } from './phones.ts';
import { readStates, sharedTables, writeStates } from './state-rows.ts';
import { type Cursor, nextTick, noteRow, readNote, START } from './sync-notes.ts';

/** What other phones sent. */
interface Arrived {
  states: readonly LogState[];
  /** The letters that have to be answered or compared. */
  pending?: readonly PendingLetter[];
  /** What the letters tell of their phones. */
  heard?: readonly Heard[];
  /** It is stored with the rows. */
  cursor: Cursor;
}

/** A row that other phones changed, as it is now and as it was. */
export interface Change {
  state: LogState;
  /** Undefined if this log had no such row. */
  before: LogState | undefined;
}

/**
 * Merges states of other phones into the log, in one transaction with the cursor. If the app is killed, either both are
 * stored or neither is, and reading an envelope again changes nothing. The rows get no mark, because the other phones
 * have them. Returns what changed in this log.
 */
export async function applyStates(
  db: RecordsDb,
  { states, pending = [], heard = [], cursor }: Arrived,
  userId: string,
): Promise<Change[]> {
  return durableWrite(db, [...sharedTables(db), db.sync], async () => {
    leaveUnmarked();
    const before = await readStates(db, new Set(states.map(keyOfState)));
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
    const at = changed.length > 0 ? await nextTick(db) : 0;
    await db.sync.bulkPut(changed.map(([key]) => noteRow('held', { at }, key)));
    await touchDigests(db, states);
    await storePending(db, pending);
    await noteHeard(db, heard);
    await db.sync.put(noteRow('cursor', cursor));
    return changed.map(([key, state]) => ({ state, before: before.get(key)?.state }));
  });
}

/**
 * Ends the timers that run beside an earlier one of their kind, because two phones started them apart. Returns them.
 * Call it when all that the mailbox has is in the log. Before that, the earlier one may have been stopped already.
 */
export async function endJoinedTimers(db: RecordsDb): Promise<Timer[]> {
  // Most logs have none, and then nothing is written.
  if (joinTimers(await withRetry(db, () => db.timers.toArray())).length === 0) return [];
  return durableWrite(db, [db.timers, db['timer-ends']], async () => {
    const timers = validRows('timers', await db.timers.toArray());
    const ends = joinTimers(timers);
    const ids = ends.map(({ id }) => id);
    await db['timer-ends'].bulkPut(ends);
    await db.timers.bulkDelete(ids);
    return timers.filter(({ id }) => ids.includes(id));
  });
}

/** Reads where this phone reads on in the mailbox. */
export async function readCursor(db: RecordsDb): Promise<Cursor> {
  return withRetry(db, async () => (await readNote(db, 'cursor')) ?? START);
}
