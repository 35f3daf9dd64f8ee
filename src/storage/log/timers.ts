import type { Timer, Written } from '#domain/kinds/timer.ts';
import { isKnown } from '#domain/log/any-entry.ts';
import { type CareRecord, timesOf } from '#domain/log/care-record.ts';
import { isTimedKind } from '#domain/log/timed-kinds.ts';
import { type Trash, trashOf } from '#domain/log/trash.ts';
import { validRows } from '#domain/log/validate-row.ts';
import { type Author, stampAfter } from '#domain/record.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { listRemovedBabies } from './babies.ts';
import { getValid } from './get-valid.ts';
import { entryTables, tableOfEntry } from './kind-stores.ts';

/**
 * What is running for any baby, the longest running first. What ran for a removed baby went with the profile. Timers of kinds
 * that this version does not know are left out.
 */
export async function listTimers(db: RecordsDb): Promise<Timer[]> {
  const [timers, removed] = await withRetry(db, () =>
    Promise.all([db.timers.toArray(), listRemovedBabies(db)]),
  );
  const gone = new Set(removed.map(({ babyId }) => babyId));
  return validRows('timers', timers)
    .filter(({ babyId, kind }) => isTimedKind(kind) && !gone.has(babyId))
    .sort((a, b) => a.createdAt - b.createdAt);
}

/**
 * Keeps a new timer, unless this baby already has one of its kind (a second tap, another tab): then the one that runs
 * stays as it is. Answers the timer that runs now.
 */
export async function addTimer(db: RecordsDb, timer: Timer): Promise<Timer> {
  return durableWrite(db, [db.timers], async () => {
    const same = await ofItsKind(db, timer);
    if (same) return same;
    await db.timers.put(timer);
    return timer;
  });
}

/**
 * Changes a timer by what it is on the disk now, not by what a screen last saw. Answers undefined where another tab
 * finished or discarded it meanwhile.
 */
export async function changeTimer(
  db: RecordsDb,
  id: string,
  change: (timer: Timer) => Timer,
): Promise<Timer | undefined> {
  return durableWrite(db, [db.timers], async () => {
    const current = await getValid(db, 'timers', id);
    if (!current) return undefined;
    const next = change(current);
    await db.timers.put(next);
    return next;
  });
}

/**
 * Puts `next` where a timer still is as it was `left` here. What another tab made of it meanwhile stays: then it answers
 * `changed`, or `gone` where that was finished or discarded.
 */
export async function replaceTimer(
  db: RecordsDb,
  left: Timer,
  next: Timer,
): Promise<'replaced' | 'changed' | 'gone'> {
  let isAsLeft = false;
  const found = await changeTimer(db, left.id, (now) => {
    // Done again after a lost connection, it may find its own work.
    isAsLeft ||= now.updatedAt === left.updatedAt && now.updatedBy === left.updatedBy;
    return isAsLeft ? next : now;
  });
  if (isAsLeft) return 'replaced';
  return found ? 'changed' : 'gone';
}

/** What was to run again has a rival: another of its kind was started for the same baby meanwhile. */
export class RivalTimerError extends Error {
  override name = 'RivalTimerError';
}

async function ofItsKind(db: RecordsDb, { babyId, kind }: Timer): Promise<Timer | undefined> {
  const running = validRows('timers', await db.timers.where({ babyId }).toArray());
  return running.find((one) => one.kind === kind);
}

async function runAgain(db: RecordsDb, timer: Timer): Promise<void> {
  const same = await ofItsKind(db, timer);
  if (same && same.id !== timer.id) throw new RivalTimerError();
  await db.timers.put(timer);
}

/** Puts a timer back as it was, for undo. Rejects with a {@link RivalTimerError} where another runs in its place. */
export async function restoreTimer(db: RecordsDb, timer: Timer): Promise<void> {
  await durableWrite(db, [db.timers], () => runAgain(db, timer));
}

/**
 * Takes back a finish: what it wrote goes to the trash and the timer runs on, in one transaction. The next finish writes
 * the same entries. Rejects with a {@link RivalTimerError}, and changes nothing, where another runs in its place.
 */
export async function unfinishTimer(db: RecordsDb, finished: FinishedTimer, author: Author): Promise<void> {
  await durableWrite(db, [db.timers, ...entryTables(db), db.trash], async () => {
    await runAgain(db, havingWritten(finished.timer, await trashAll(db, finished.records, author)));
  });
}

/**
 * Finishes anew what was finished just now, with another end, in one transaction. The records keep their ids; a stretch
 * of which nothing is left goes to the trash, and comes back from there where a later end leaves something of it again.
 */
export async function refinishTimer(
  db: RecordsDb,
  { timer, records: before }: FinishedTimer,
  entriesOfTimer: (timer: Timer) => CareRecord[],
  author: Author,
): Promise<FinishedTimer> {
  const made = entriesOfTimer(havingWritten(timer, before.map(writtenOf)));
  return durableWrite(db, [...entryTables(db), db.trash], async () => {
    const records = await withWhatOthersWrote(db, made, before);
    await putAll(db, records);
    const trashed = await trashAll(db, before.slice(made.length), author);
    return { timer: havingWritten(timer, [...records.map(writtenOf), ...trashed]), records };
  });
}

/**
 * The entries that a timer comes to, with what another tab made of them since they were written as `before`. An entry that the
 * other tab changed stays as it is, but for its times, which are the timer's. One that lies in the trash keeps its words.
 */
async function withWhatOthersWrote(
  db: RecordsDb,
  made: readonly CareRecord[],
  before: readonly CareRecord[],
): Promise<CareRecord[]> {
  const kept: CareRecord[] = [];
  for (const { kind, record } of made) {
    const live = await getValid(db, kind, record.id);
    const ours = before.find((entry) => entry.record.id === record.id)?.record.updatedAt;
    if (live && live.updatedAt !== ours) {
      const stamp = stampAfter(live.updatedAt, { device: record.updatedBy, now: record.updatedAt });
      kept.push({ kind, record: { ...live, ...timesOf(record), ...stamp } } as CareRecord);
      continue;
    }
    const deleted = (await getValid(db, 'trash', record.id))?.deleted;
    const found = live ?? (deleted && isKnown(deleted) ? deleted.record : undefined);
    const words = found && { note: found.note, ...(found.keptWith && { keptWith: found.keptWith }) };
    kept.push({ kind, record: { ...record, ...words } } as CareRecord);
  }
  return kept;
}

/** The timer with the entries that it wrote, so that it writes the same again; those of an earlier finish beyond them stay. */
function havingWritten(timer: Timer, wrote: Written[]): Timer {
  return { ...timer, wrote: [...wrote, ...(timer.wrote ?? []).slice(wrote.length)] };
}

function writtenOf({ record: { id, updatedAt } }: CareRecord): Written {
  return { id, updatedAt };
}

async function putAll(db: RecordsDb, entries: readonly CareRecord[]): Promise<void> {
  for (const entry of entries) await tableOfEntry(db, entry).put(entry.record);
  await db.trash.bulkDelete(entries.map(({ record }) => record.id));
}

/** Moves entries to the trash, each as it is now, or as it was written where it is gone. Answers when each was deleted. */
async function trashAll(db: RecordsDb, entries: readonly CareRecord[], author: Author): Promise<Written[]> {
  const trash: Trash[] = [];
  for (const { kind, record } of entries) {
    const live = await getValid(db, kind, record.id);
    trash.push(trashOf({ kind, record: live ?? record } as CareRecord, author));
  }
  await db.trash.bulkPut(trash);
  for (const { id, deleted } of trash) await tableOfEntry(db, deleted).delete(id);
  return trash.map(({ id, deletedAt }) => ({ id, updatedAt: deletedAt }));
}

/** Forgets a timer without saving anything of it, and answers it; undefined where another tab ended it first. */
export async function discardTimer(db: RecordsDb, id: string): Promise<Timer | undefined> {
  return durableWrite(db, [db.timers], async () => {
    const timer = await getValid(db, 'timers', id);
    await db.timers.delete(id);
    return timer;
  });
}

export interface FinishedTimer {
  timer: Timer;
  records: CareRecord[];
}

/**
 * Writes what a timer came to and removes it, in one transaction: never both, never neither. Answers what was written;
 * nothing where another tab finished it first.
 */
export async function finishTimer(
  db: RecordsDb,
  id: string,
  entriesOfTimer: (timer: Timer) => CareRecord[],
): Promise<FinishedTimer | undefined> {
  return durableWrite(db, [db.timers, ...entryTables(db), db.trash], async () => {
    const timer = await getValid(db, 'timers', id);
    if (!timer) return undefined;
    const records = await withWhatOthersWrote(db, entriesOfTimer(timer), []);
    await putAll(db, records);
    await db.timers.delete(id);
    return { timer, records };
  });
}
