import { isolated } from '#domain/isolated.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import { type CareRecord, endOfRecord } from '#domain/log/care-record.ts';
import { type Conflict, endingAt, isLastStretch, remedyOf } from '#domain/log/conflict.ts';
import { cutStretches } from '#domain/log/cut-stretch.ts';
import { recordsOf } from '#domain/log/timed-kinds.ts';
import { pick } from '#domain/pick.ts';
import { authorNow } from '#storage/browser/device.ts';
import { readRecord, updateRecord } from '#storage/log/records.ts';
import { changeTimer, finishTimer, replaceTimer, unfinishTimer } from '#storage/log/timers.ts';
import { toast } from '#ui/feedback/toast.ts';
import { conflictsNow, keyOf } from './new-conflicts.ts';
import { type ActContext, deleteAndTell, tell } from './record-acts.ts';

/** What the parent can do about entries that clash. Each act writes, says so, and offers the way back; each may reject. */

/** Lets all of them stand, and remembers it, so that nobody is asked again. */
export async function keepAll(
  context: ActContext,
  { kind, record }: CareRecord,
  conflicts: readonly Conflict[],
): Promise<void> {
  const { db } = context;
  const keptWith = [...(record.keptWith ?? []), ...conflicts.map(keyOf)];
  await updateRecord(db, kind, record, { keptWith }, authorNow());
  tell(context, conflicts.length === 1 ? 'Both kept' : 'All kept', { kind, record } as CareRecord, () =>
    updateRecord(db, kind, record, { keptWith: record.keptWith ?? [] }, authorNow()),
  );
}

/**
 * Ends the earlier of the two where the later begins, or removes this one where they began together. Where another tab changed
 * them since they were shown, so that this is no answer any more, it changes nothing and says so.
 */
export async function settle(context: ActContext, shown: CareRecord, clash: Conflict): Promise<void> {
  const remedy = remedyOf(shown, clash);
  const entry = await readAgain(context, shown);
  const conflict = entry && (await conflictsNow(context, entry)).find((one) => keyOf(one) === keyOf(clash));
  if (!conflict || JSON.stringify(remedyOf(entry, conflict)) !== JSON.stringify(remedy))
    return tellChanged(context);
  if (remedy.act === 'remove') return deleteAndTell(context, entry);
  if (remedy.which === 'this') return endAndTell(context, entry, remedy.at);
  const { timer, other, through = other } = conflict;
  if (timer && isLastStretch(timer, through)) return stopAndTell(context, timer.id, remedy.at);
  if (timer) return cutAndTell(context, timer.id, conflict, remedy.at);
  return endAndTell(context, conflict.other, remedy.at);
}

async function readAgain(
  { db }: ActContext,
  { kind, record: { id } }: CareRecord,
): Promise<CareRecord | null> {
  const record = await readRecord(db, kind, id);
  return record ? ({ kind, record } as CareRecord) : null;
}

function tellChanged({ baby }: ActContext): void {
  toast({
    title: `${isolated(baby.name)}’s log was changed meanwhile`,
    description:
      'It was changed in another tab. Nothing is changed here; what still overlaps is marked in the log.',
  });
}

async function endAndTell(context: ActContext, { kind, record }: CareRecord, at: number): Promise<void> {
  const { db } = context;
  const before = { kind, record } as CareRecord;
  const ended = endingAt(before, at);
  const written = await updateRecord(db, kind, record, ended, authorNow());
  tell(context, 'Ended', { kind, record: written.after } as CareRecord, () =>
    updateRecord(db, kind, record, pick(written.before, Object.keys(ended)), authorNow()),
  );
}

/** A timer that another tab stopped meanwhile is passed over. */
async function stopAndTell(context: ActContext, timerId: string, at: number): Promise<void> {
  const { db, zone } = context;
  const finished = await finishTimer(db, timerId, (timer) => recordsOf(timer, at, zone, authorNow()));
  const last = finished?.records.at(-1);
  if (!finished || !last) return;
  tell(context, 'Ended', last, () => unfinishTimer(db, finished, authorNow()));
}

/** Of a timer that goes on since, or is paused since: what is ended are the stretches that clash. */
async function cutAndTell(
  context: ActContext,
  timerId: string,
  { other, through = other }: Conflict,
  at: number,
): Promise<void> {
  const { db } = context;
  let before: Timer | undefined;
  const cut = await changeTimer(db, timerId, (timer) => {
    before ??= timer;
    return cutStretches(before, at, endOfRecord(through), authorNow());
  });
  if (!before || !cut) return;
  const former = before;
  const ended = { kind: other.kind, record: { ...other.record, ...endingAt(other, at) } } as CareRecord;
  tell(context, 'Ended', ended, async () => {
    const isUndone = (await replaceTimer(db, cut, former)) === 'replaced';
    if (!isUndone) tellChanged(context);
    return isUndone;
  });
}
