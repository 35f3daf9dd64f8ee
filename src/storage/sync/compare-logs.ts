import { trashOf } from '#domain/log/trash.ts';
import type { Author } from '#domain/record.ts';
import { keyOfState, type LogState } from '#domain/sync/log-state.ts';
import { decideMissing, type MissingDecision, type MissingEntry } from '#domain/sync/missing-entries.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import { monotonicTime } from '#storage/database/monotonic-clock.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readAllStates, readStates, sharedTables, writeStates } from './state-rows.ts';
import { type AskedNote, listNotes, noteRow, readNote } from './sync-notes.ts';

/** What a log knows of the other copies of it, and what follows from a comparison. */

/** The rows of a log, and the keys of those that the other phones have not got yet. */
export interface WholeLog {
  states: LogState[];
  unsent: ReadonlySet<string>;
}

/** Reads all shared rows, without damaged ones. */
export async function readWholeLog(db: RecordsDb): Promise<WholeLog> {
  return withRetry(db, () =>
    db.transaction('r', [...sharedTables(db), db.marks], async () => {
      const unsent = await db.marks.toCollection().primaryKeys();
      return { states: await readAllStates(db), unsent: new Set(unsent) };
    }),
  );
}

/** Reads whether this copy is complete, and when its digest was last sent (epoch ms, monotonic clock). */
export async function readOwnCopy(db: RecordsDb): Promise<{ isComplete: boolean; digestSentAt: number }> {
  return withRetry(db, () =>
    db.transaction('r', db.sync, async () => ({
      isComplete: (await readNote(db, 'complete')) !== undefined,
      digestSentAt: (await readNote(db, 'digest'))?.at ?? 0,
    })),
  );
}

/** Notes that this copy sent its digest at `now`. */
export async function noteDigest(db: RecordsDb, now: number): Promise<void> {
  const at = monotonicTime(now);
  await durableWrite(db, [db.sync], async () => void (await db.sync.put(noteRow('digest', { at }))));
}

/**
 * Notes that the log at `now` was equal to another copy. If that one is complete, this one is complete too. Forgets
 * since when rows are held, if they were held before this log was equal to any copy.
 */
export async function noteEqual(
  db: RecordsDb,
  copy: { id: string; isComplete: boolean },
  now: number,
): Promise<void> {
  const at = monotonicTime(now);
  await durableWrite(db, [db.sync], async () => {
    await db.sync.put(noteRow('equal', { at }, copy.id));
    if (copy.isComplete) await db.sync.put(noteRow('complete', { at }));
    const firstEqual = Math.min(...(await listNotes(db, 'equal')).map((note) => note.at));
    const old = (await listNotes(db, 'held')).filter((note) => note.at < firstEqual);
    await db.sync.bulkDelete(old.map(({ of }) => `held ${of}`));
  });
}

/** Notes that a copy was asked at `now` which entries it lacks. Forgets the former question to it. */
export async function noteAsked(db: RecordsDb, copy: string, want: string, now: number): Promise<void> {
  const asked: AskedNote = { want, at: monotonicTime(now) };
  await durableWrite(db, [db.sync], async () => void (await db.sync.put(noteRow('asked', asked, copy))));
}

/** An answer to the question which entries another copy lacks. */
export interface LacksAnswer {
  /** The id of the copy that answers. */
  from: string;
  isComplete: boolean;
  want: string;
  /** The keys of the rows that it lacks. */
  keys: readonly string[];
}

/**
 * Decides about the rows that another copy lacks. Returns null for an answer that does not count: this log did not ask,
 * or both logs were equal since it asked. A hostile mailbox could repeat such an answer to have entries removed.
 */
export async function decideLacking(
  db: RecordsDb,
  { from, isComplete, want, keys }: LacksAnswer,
): Promise<{ decision: MissingDecision; send: LogState[] } | null> {
  return withRetry(db, () =>
    db.transaction('r', [...sharedTables(db), db.sync, db.marks], async () => {
      const asked = await readNote(db, 'asked', from);
      const equal = await readNote(db, 'equal', from);
      if (asked?.want !== want || (equal && equal.at >= asked.at)) return null;
      const known = [...(await readStates(db, keys)).values()].map(({ state }) => state);
      const decision = await decide(db, known, { id: from, isComplete });
      const removed = new Set(decision.remove);
      return { decision, send: known.filter((state) => !removed.has(keyOfState(state))) };
    }),
  );
}

/** Returns the states that a copy needs, of those that it lacks. Leaves out the entries that it deleted. */
export async function neededBy(
  db: RecordsDb,
  copy: string,
  lacked: readonly LogState[],
): Promise<LogState[]> {
  return withRetry(db, () =>
    db.transaction('r', [db.sync, db.marks], async () => {
      const removed = new Set((await decide(db, lacked, { id: copy, isComplete: true })).remove);
      return lacked.filter((state) => !removed.has(keyOfState(state)));
    }),
  );
}

/** Decides about states that a copy lacks, by their keys. */
async function decide(
  db: RecordsDb,
  lacked: readonly LogState[],
  copy: { id: string; isComplete: boolean },
): Promise<MissingDecision> {
  const equal = await readNote(db, 'equal', copy.id);
  const missing: MissingEntry[] = [];
  for (const state of lacked) {
    // Only entries are taken for deleted. A tombstone, a baby or a timer is sent again.
    if (state.of !== 'entry' || state.deletion) continue;
    const id = keyOfState(state);
    const heldSince = (await readNote(db, 'held', id))?.at ?? null;
    missing.push({ id, heldSince, isMarked: (await db.marks.get(id)) !== undefined });
  }
  return decideMissing(missing, {
    copyId: copy.isComplete ? copy.id : null,
    inStep: equal ? { copyId: copy.id, at: equal.at } : null,
  });
}

/** Moves entries with these keys to the trash, where they stay for 30 days. The other phones get the deletion. */
export async function removeMissing(db: RecordsDb, keys: readonly string[], author: Author): Promise<void> {
  const latest = { ...author, now: monotonicTime(author.now) };
  await durableWrite(db, sharedTables(db), async () => {
    const known = await readStates(db, keys);
    const buried = [...known].flatMap(([key, { state }]): [string, LogState][] => {
      if (state.of !== 'entry' || state.deletion) return [];
      const { deleted: content, ...deletion } = trashOf(state.content, latest);
      return [[key, { of: 'entry', content, deletion }]];
    });
    await writeStates(db, buried, known, '');
  });
}
