import { validRows } from '#domain/log/validate-row.ts';
import { canonicalJson } from '#domain/sync/canonical-json.ts';
import { keyOfState, type LogState, mergeStates } from '#domain/sync/log-state.ts';
import { joinTimers } from '#domain/sync/timer-ends.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import { leaveUnmarked } from '#storage/database/mark-writes.ts';
import { monotonicTime } from '#storage/database/monotonic-clock.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readStates, sharedTables, writeStates } from './state-rows.ts';
import { type Cursor, noteRow, readNote, START } from './sync-notes.ts';

/** What another phone sent. */
interface Arrived {
  states: readonly LogState[];
  /** It is stored with the rows. */
  cursor: Cursor;
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
    if (changed.some(([, { of }]) => of === 'timer')) changed.push(...(await endJoinedTimers(db)));
    await db.sync.bulkPut(changed.map(([key]) => noteRow('held', { at }, key)));
    await db.sync.put(noteRow('cursor', cursor));
    return changed.map(([, state]) => state);
  });
}

/** Ends the timers that two phones started apart for one baby. Returns their new states. */
async function endJoinedTimers(db: RecordsDb): Promise<[string, LogState][]> {
  const ends = joinTimers(validRows('timers', await db.timers.toArray()));
  await db['timer-ends'].bulkPut(ends);
  await db.timers.bulkDelete(ends.map(({ id }) => id));
  return ends.map((row) => [`timer ${row.id}`, { of: 'timer', row }]);
}

/** Reads where this phone reads on in the mailbox. */
export async function readCursor(db: RecordsDb): Promise<Cursor> {
  return withRetry(db, async () => (await readNote(db, 'cursor')) ?? START);
}
