import { liveQuery } from 'dexie';
import { keyOfState, type LogState } from '#domain/sync/log-state.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import type { Mark } from '#storage/database/mark-writes.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { touchDigests } from './pending.ts';
import { readStates, sharedTables } from './state-rows.ts';
import { nextTick, noteRow } from './sync-notes.ts';

/** The rows that the other phones have not got yet. */

/** Marks, and the states of their rows as they are now. A mark whose row was purged or is damaged has no state. */
export interface Unsent {
  marks: Mark[];
  states: LogState[];
}

/**
 * Reads up to `most` unsent rows, without the writes in `except`. The oldest write does not have to come first, because
 * a merge has no order.
 */
export async function readUnsent(
  db: RecordsDb,
  most: number,
  except: ReadonlySet<string> = new Set(),
): Promise<Unsent> {
  return withRetry(db, () =>
    db.transaction('r', [...sharedTables(db), db.marks], async () => {
      const marks = await db.marks
        .filter(({ write }) => !except.has(write))
        .limit(most)
        .toArray();
      const known = await readStates(
        db,
        marks.map(({ id }) => id),
      );
      return { marks, states: [...known.values()].map(({ state }) => state) };
    }),
  );
}

/**
 * Removes the marks of rows that the mailbox has stored, and notes that the other phones have `states` from now on. A
 * row that was written again in the meantime keeps its mark.
 */
export async function settleSent(db: RecordsDb, { marks, states }: Unsent): Promise<void> {
  const sent = new Set(states.map(keyOfState));
  await durableWrite(db, [db.marks, db.sync], async () => {
    const current = await db.marks.bulkGet(marks.map(({ id }) => id));
    const settled = marks.filter(({ write }, index) => current[index]?.write === write).map(({ id }) => id);
    await db.marks.bulkDelete(settled);
    const held = settled.filter((id) => sent.has(id));
    const at = held.length > 0 ? await nextTick(db) : 0;
    await db.sync.bulkPut(held.map((id) => noteRow('held', { at }, id)));
    await touchDigests(db, states);
  });
}

/** Calls `onCount` with the number of unsent rows, now and after each change, in every tab. Returns an unsubscriber. */
export function watchUnsent(
  db: RecordsDb,
  onCount: (count: number) => void,
  onError: (error: unknown) => void,
): () => void {
  const watch = liveQuery(async () => withRetry(db, () => db.marks.count())).subscribe(onCount, onError);
  return () => watch.unsubscribe();
}
