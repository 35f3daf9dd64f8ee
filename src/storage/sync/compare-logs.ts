import { trashOf } from '#domain/log/trash.ts';
import { type Author, stampAfter } from '#domain/record.ts';
import { keyOfState, type LogState, timeOfState } from '#domain/sync/log-state.ts';
import { decideMissing, type MissingDecision, type MissingEntry } from '#domain/sync/missing-entries.ts';
import { keyOfVersion, versionOf } from '#domain/sync/question.ts';
import { DAY } from '#domain/time/when.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import { monotonicTime } from '#storage/database/monotonic-clock.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readAllStates, readStates, type Stored, sharedTables, writeStates } from './state-rows.ts';
import { listNotes, nextTick, noteId, noteRow, notesNamed, readNote } from './sync-notes.ts';

/** What a log knows of the other copies of it, and what follows from a comparison. */

/** A copy that was not equal for this long is forgotten, in milliseconds. The mailbox keeps letters for 35 days. */
const FORGET_AFTER = 400 * DAY;

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

/**
 * Notes that the log at `now` was equal to another copy. If that one is complete, this one is complete too. Forgets
 * since when rows are held, if they were held before this log was equal to any copy.
 */
export async function noteEqual(
  db: RecordsDb,
  copy: { id: string; isComplete: boolean },
  now: number,
): Promise<void> {
  await durableWrite(db, [db.sync], async () => {
    await db.sync.put(noteRow('equal', { at: await nextTick(db), time: now }, copy.id));
    await db.sync.delete(noteId('unlike', copy.id));
    if (copy.isComplete) await db.sync.put(noteRow('complete', { time: now }));
    const equal = await listNotes(db, 'equal');
    const forgotten = equal.filter(({ time }) => time < now - FORGET_AFTER);
    await db.sync.bulkDelete(forgotten.map(({ of }) => noteId('equal', of)));
    const first = Math.min(...equal.filter((note) => !forgotten.includes(note)).map(({ at }) => at));
    await notesNamed(db, 'held')
      .filter((row) => (row as { id: string; at: number }).at < first)
      .delete();
  });
}

/** An answer to the question which rows another copy lacks. */
export interface LacksAnswer {
  /** The id of the copy that answers. */
  from: string;
  isComplete: boolean;
  want: string;
  /** The keys of the rows that it lacks. */
  keys: readonly string[];
  /** Its versions of the rows that were different here (`versionOf`). It sent these rows before. */
  others: readonly string[];
}

export interface Settled {
  /** The rows that the other copy needs. */
  send: LogState[];
  /** The keys of rows that the other copy deleted. They are so many that a parent has to confirm it. */
  unconfirmed: string[];
}

/**
 * Settles the rows of which another copy has none, or another version. Removes those that it deleted, and returns those
 * that it needs. A removed entry stays in the trash for 30 days, and the other phones get the deletion. Returns null
 * for an answer that does not count: this log did not ask, or both logs were equal since it asked. A hostile mailbox
 * could repeat such an answer to have entries removed.
 */
export async function settleLacking(
  db: RecordsDb,
  { from, isComplete, want, keys, others }: LacksAnswer,
  author: Author,
): Promise<Settled | null> {
  return durableWrite(db, [...sharedTables(db), db.sync, db.marks], async () => {
    const asked = await readNote(db, 'asked', from);
    const equal = await readNote(db, 'equal', from);
    if (asked?.want !== want || (equal && equal.at >= asked.at)) return null;
    const known = await readStates(db, keys);
    const states = [...known.values()].map(({ state }) => state);
    const { remove, mustAsk } = await decide(db, states, { id: from, isComplete });
    const deleted = new Set(remove);
    if (!mustAsk) await bury(db, known, deleted, author);
    const merged = await readStates(db, others.map(keyOfVersion));
    const theirs = new Set(others);
    return {
      send: [
        ...states.filter((state) => !deleted.has(keyOfState(state))),
        ...[...merged.values()].map(({ state }) => state).filter((state) => !theirs.has(versionOf(state))),
      ],
      unconfirmed: mustAsk ? remove : [],
    };
  });
}

/** Removes rows with these keys after a parent confirmed it. Leaves those that were written again since. */
export async function removeMissing(db: RecordsDb, keys: readonly string[], author: Author): Promise<void> {
  await durableWrite(db, [...sharedTables(db), db.marks], async () => {
    const marks = await db.marks.bulkGet([...keys]);
    const left = keys.filter((_, index) => marks[index] === undefined);
    await bury(db, await readStates(db, left), new Set(left), author);
  });
}

async function bury(
  db: RecordsDb,
  known: ReadonlyMap<string, Stored>,
  keys: ReadonlySet<string>,
  author: Author,
): Promise<void> {
  const latest = { ...author, now: monotonicTime(author.now) };
  const changed = [...known].flatMap(([key, { state }]): [string, LogState][] => {
    if (!keys.has(key)) return [];
    if (state.of === 'baby')
      return [
        [
          key,
          {
            of: 'baby',
            row: { ...state.row, removedAt: latest.now, ...stampAfter(state.row.updatedAt, latest) },
          },
        ],
      ];
    if (state.of !== 'entry' || state.deletion) return [];
    const { deleted: content, ...deletion } = trashOf(state.content, latest);
    return [[key, { of: 'entry', content, deletion }]];
  });
  const [owner] = await db.babies.toCollection().limit(1).toArray();
  await writeStates(db, changed, known, owner?.userId ?? '');
}

/** Returns the states that a copy needs, of those that it lacks. Leaves out the rows that it deleted. */
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
  if (!equal) return { send: lacked.map(keyOfState), remove: [], mustAsk: false };
  // A tombstone or a timer is always sent again.
  const live = lacked.filter(
    (state) => (state.of === 'entry' && !state.deletion) || (state.of === 'baby' && !state.row.removedAt),
  );
  const keys = live.map(keyOfState);
  const notes = await db.sync.bulkGet(keys.map((key) => noteId('held', key)));
  const marks = await db.marks.bulkGet(keys);
  const missing = live.map((state, index): MissingEntry => {
    const held = notes[index] as { at: number } | undefined;
    // A row without a note and a mark is older than sharing, or was written without marks. The time of its write tells.
    const isOld = timeOfState(state) < equal.time;
    return {
      id: keyOfState(state),
      heldSince: held?.at ?? (isOld ? 0 : equal.at),
      isMarked: marks[index] !== undefined,
    };
  });
  return decideMissing(missing, {
    copyId: copy.isComplete ? copy.id : null,
    inStep: { copyId: copy.id, at: equal.at },
  });
}
