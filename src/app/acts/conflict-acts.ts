import type { Timer } from '#domain/kinds/timer.ts';
import { type CareRecord, endOfRecord } from '#domain/log/care-record.ts';
import { type Conflict, endingAt, isLastStretch, remedyOf } from '#domain/log/conflict.ts';
import { cutStretches } from '#domain/log/cut-stretch.ts';
import { entriesOfTimer } from '#domain/log/timed-kinds.ts';
import { authorNow } from '#storage/browser/device.ts';
import { readRecord, updateRecord } from '#storage/log/records.ts';
import { changeTimer, finishTimer, replaceTimer, unfinishTimer } from '#storage/log/timers.ts';
import { words } from '#words/now.ts';
import { type EntryDone, entryDone } from './add-entry.ts';
import { confirm, type LogTarget } from './confirm.ts';
import { deleteEntry, showChanged, undoOf } from './edit-entry.ts';
import { conflictsNow, keyOf } from './new-conflicts.ts';

/**
 * The acts that settle a conflict. Each writes its change and confirms it in a toast with an undo button. If the write
 * fails, the act rejects with the storage's error.
 */

/** Keeps the entry and all entries that conflict with it. Stores this choice, so that the log does not ask again. */
export async function keepAll(
  target: LogTarget,
  { kind, record }: CareRecord,
  conflicts: readonly Conflict[],
): Promise<void> {
  const { db } = target;
  const stored = (await readRecord(db, kind, record.id)) ?? record;
  const keptWith = [...(stored.keptWith ?? []), ...conflicts.map(keyOf)];
  const updated = await updateRecord(db, kind, record, { keptWith }, authorNow());
  const { bothKept, allKept } = words.forms.conflicts;
  const title = conflicts.length === 1 ? bothKept : allKept;
  confirm(entryDone(target, title, { kind, record } as CareRecord, undoOf(target, updated)));
}

/**
 * Ends the earlier entry at the start of the later one. If both began together, removes the shown entry. If another tab
 * has changed the entries and the conflict needs another remedy, changes nothing and informs the parent.
 */
export async function settle(target: LogTarget, shown: CareRecord, clash: Conflict): Promise<void> {
  const remedy = remedyOf(shown, clash);
  const entry = await readAgain(target, shown);
  const conflict = entry && (await conflictsNow(target, entry)).find((one) => keyOf(one) === keyOf(clash));
  if (!conflict || JSON.stringify(remedyOf(entry, conflict)) !== JSON.stringify(remedy))
    return void showChanged(target);
  const done = await applyRemedy(target, entry, conflict);
  if (done) confirm(done);
}

async function applyRemedy(
  target: LogTarget,
  entry: CareRecord,
  conflict: Conflict,
): Promise<EntryDone | undefined> {
  const remedy = remedyOf(entry, conflict);
  if (remedy.act === 'remove') return deleteEntry(target, entry);
  if (remedy.which === 'this') return endEntry(target, entry, remedy.at);
  const { timer, other, through = other } = conflict;
  if (timer && isLastStretch(timer, through)) return stopTimer(target, timer.id, remedy.at);
  if (timer) return cutTimer(target, timer.id, conflict, remedy.at);
  return endEntry(target, conflict.other, remedy.at);
}

async function readAgain(
  { db }: LogTarget,
  { kind, record: { id } }: CareRecord,
): Promise<CareRecord | null> {
  const record = await readRecord(db, kind, id);
  return record ? ({ kind, record } as CareRecord) : null;
}

async function endEntry(target: LogTarget, { kind, record }: CareRecord, at: number): Promise<EntryDone> {
  const { db } = target;
  const ended = endingAt({ kind, record } as CareRecord, at);
  const updated = await updateRecord(db, kind, record, ended, authorNow());
  const entry = { kind, record: updated.after } as CareRecord;
  return entryDone(target, words.forms.conflicts.ended, entry, undoOf(target, updated));
}

/** Stops a timer. Resolves to undefined if another tab has stopped it. */
async function stopTimer(target: LogTarget, timerId: string, at: number): Promise<EntryDone | undefined> {
  const { db, zone } = target;
  const finished = await finishTimer(
    db,
    timerId,
    (timer) => entriesOfTimer(timer, at, zone, authorNow()),
    authorNow(),
  );
  const last = finished?.records.at(-1);
  if (!finished || !last) return undefined;
  return entryDone(target, words.forms.conflicts.ended, last, () => unfinishTimer(db, finished, authorNow()));
}

/**
 * Ends the segment of the timer that ran at `at`. Later segments that conflict get a length of 0. Resolves to undefined
 * if another tab has ended the timer.
 */
async function cutTimer(
  target: LogTarget,
  timerId: string,
  { other, through = other }: Conflict,
  at: number,
): Promise<EntryDone | undefined> {
  const { db } = target;
  let before: Timer | undefined;
  const cut = await changeTimer(db, timerId, (timer) => {
    before ??= timer;
    return cutStretches(before, at, endOfRecord(through), authorNow());
  });
  if (!before || !cut) return undefined;
  const former = before;
  const ended = { kind: other.kind, record: { ...other.record, ...endingAt(other, at) } } as CareRecord;
  return entryDone(target, words.forms.conflicts.ended, ended, async () => {
    const isUndone = (await replaceTimer(db, cut, former)) === 'replaced';
    return isUndone || showChanged(target);
  });
}
