import { canonicalJson } from '#domain/sync/canonical-json.ts';
import { keyOfState, type LogState, mergeStates } from '#domain/sync/log-state.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import { leaveUnmarked } from '#storage/database/mark-writes.ts';
import { monotonicTime } from '#storage/database/monotonic-clock.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readStates, sharedTables, writeStates } from './state-rows.ts';
import { heldNote, readNumber, storeNumber } from './sync-notes.ts';

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
    await db.sync.bulkPut(changed.map(([key]) => heldNote(key, at)));
    await storeNumber(db, 'cursor', cursor);
    return changed.map(([, state]) => state);
  });
}

/** Reads the number of the last envelope whose rows are in the log. 0 if none was read. */
export async function readCursor(db: RecordsDb): Promise<number> {
  return withRetry(db, () => readNumber(db, 'cursor'));
}
