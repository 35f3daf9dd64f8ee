import type { Timer, Written } from '#domain/kinds/timer.ts';
import { isKnown } from '#domain/log/any-entry.ts';
import { type CareRecord, timesOf } from '#domain/log/care-record.ts';
import { isTimedKind } from '#domain/log/timed-kinds.ts';
import { type Trash, trashOf } from '#domain/log/trash.ts';
import { validRows } from '#domain/log/validate-row.ts';
import { type Author, stampAfter } from '#domain/record.ts';
import { endTimer, type TimerEnd } from '#domain/sync/timer-ends.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { listRemovedBabies } from './babies.ts';
import { entryTables, getValid, tableOfEntry } from './kind-stores.ts';

/**
 * Lists the running timers of every baby, the oldest first. Leaves out removed babies and kinds unknown to this
 * version.
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
 * Adds a new timer, unless one of the same kind already runs for this baby. That happens after a second tap, or if
 * another tab started one. Returns the timer that runs.
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
 * Applies `change` to the stored timer, not to the one last shown. Returns undefined if another tab finished or
 * discarded the timer.
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
 * Stores `next` and returns `replaced` if the stored timer still equals `left`. Otherwise keeps the change of another
 * tab. Returns `changed` then, or `gone` if the other tab finished or discarded the timer.
 */
export async function replaceTimer(
  db: RecordsDb,
  left: Timer,
  next: Timer,
): Promise<'replaced' | 'changed' | 'gone'> {
  let isAsLeft = false;
  const found = await changeTimer(db, left.id, (now) => {
    // In a retry, `next` may already be stored by the first try. `isAsLeft` then keeps its value from the first try.
    isAsLeft ||= now.updatedAt === left.updatedAt && now.updatedBy === left.updatedBy;
    return isAsLeft ? next : now;
  });
  if (isAsLeft) return 'replaced';
  return found ? 'changed' : 'gone';
}

/** A timer cannot be restored because another of its kind was started for the same baby. */
export class RivalTimerError extends Error {
  override name = 'RivalTimerError';
}

async function ofItsKind(db: RecordsDb, { babyId, kind }: Timer): Promise<Timer | undefined> {
  const running = validRows('timers', await db.timers.where({ babyId }).toArray());
  return running.find((one) => one.kind === kind);
}

/** Restores a timer. The write is later than its end, so that it also restores the timer on other phones. */
async function runAgain(db: RecordsDb, timer: Timer, author: Author): Promise<void> {
  const same = await ofItsKind(db, timer);
  if (same && same.id !== timer.id) throw new RivalTimerError();
  const end = await db['timer-ends'].get(timer.id);
  await db.timers.put({ ...timer, ...stampAfter(Math.max(timer.updatedAt, end?.endedAt ?? 0), author) });
  await db['timer-ends'].delete(timer.id);
}

/** Restores a timer, for undo. Rejects with a {@link RivalTimerError} if another timer runs now. */
export async function restoreTimer(db: RecordsDb, timer: Timer, author: Author): Promise<void> {
  await durableWrite(db, [db.timers, db['timer-ends']], () => runAgain(db, timer, author));
}

/**
 * Undoes a finish in one transaction: its entries go to the trash and the timer runs again. The next finish writes
 * entries with the same ids. If another timer runs now, rejects with a {@link RivalTimerError} and changes
 * nothing.
 */
export async function unfinishTimer(db: RecordsDb, finished: FinishedTimer, author: Author): Promise<void> {
  await durableWrite(db, [db.timers, db['timer-ends'], ...entryTables(db), db.trash], async () => {
    await runAgain(db, havingWritten(finished.timer, await trashAll(db, finished.records, author)), author);
  });
}

/**
 * Changes the end of a timer that was just finished, in one transaction. The records keep their ids. If a segment
 * becomes empty, its entry goes to the trash. Changing the end to a later time restores that entry.
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
 * Merges the entries `made` by a timer with what other tabs wrote. `before` are the entries as this tab last wrote
 * them. An entry that another tab changed takes its times from the timer and keeps all other fields. An unchanged or
 * deleted entry keeps its note.
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

/**
 * Returns the timer with a list of the entries that it wrote. Its next finish reuses their ids. If an earlier finish
 * wrote more entries, the others stay in the list.
 */
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

/**
 * Moves entries to the trash in their stored state, or as given if they are no longer stored. Returns their ids and
 * times of deletion.
 */
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

/**
 * Deletes a timer without saving its entries, and returns the timer. Returns undefined if another tab ended it first.
 */
export async function discardTimer(db: RecordsDb, id: string, author: Author): Promise<Timer | undefined> {
  return durableWrite(db, [db.timers, db['timer-ends']], async () => {
    const timer = await getValid(db, 'timers', id);
    if (timer) await end(db, timer, 'discarded', author);
    else await db.timers.delete(id);
    return timer;
  });
}

/** Removes a timer and leaves a tombstone, so that an older log of another phone does not start it again. */
async function end(db: RecordsDb, timer: Timer, how: TimerEnd['how'], author: Author): Promise<void> {
  await db['timer-ends'].put(endTimer(timer, how, author));
  await db.timers.delete(timer.id);
}

export interface FinishedTimer {
  timer: Timer;
  records: CareRecord[];
}

/**
 * Writes a timer's entries and removes the timer, in one atomic transaction. Returns undefined if another tab ended the
 * timer first.
 */
export async function finishTimer(
  db: RecordsDb,
  id: string,
  entriesOfTimer: (timer: Timer) => CareRecord[],
  author: Author,
): Promise<FinishedTimer | undefined> {
  return durableWrite(db, [db.timers, db['timer-ends'], ...entryTables(db), db.trash], async () => {
    const timer = await getValid(db, 'timers', id);
    if (!timer) return undefined;
    const records = await withWhatOthersWrote(db, entriesOfTimer(timer), []);
    await putAll(db, records);
    await end(db, timer, 'saved', author);
    return { timer, records };
  });
}
