import type { CareRecord } from '#domain/care-record.ts';
import { stampAfter } from '#domain/merge.ts';
import type { Author } from '#domain/record.ts';
import type { Timer } from '#domain/timer.ts';
import { durableWrite } from './durable-write.ts';
import type { RecordsDb } from './records-db.ts';

/** What is running for any baby, the longest running first. */
export async function listTimers(db: RecordsDb): Promise<Timer[]> {
  const timers = await db.timers.toArray();
  return timers.sort((a, b) => a.createdAt - b.createdAt);
}

/**
 * Keeps a new timer, unless this baby already has one of its kind (a second tap, another tab): then the one that runs
 * stays as it is. Answers the timer that runs now.
 */
export async function addTimer(db: RecordsDb, timer: Timer): Promise<Timer> {
  return durableWrite(db, [db.timers], async () => {
    const running = await db.timers.where({ babyId: timer.babyId }).toArray();
    const same = running.find(({ kind }) => kind === timer.kind);
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
    const current = await db.timers.get(id);
    if (!current) return undefined;
    const next = change(current);
    await db.timers.put(next);
    return next;
  });
}

/** Puts a timer back as it was, for undo. */
export async function restoreTimer(db: RecordsDb, timer: Timer): Promise<void> {
  await durableWrite(db, [db.timers], () => db.timers.put(timer));
}

/** Takes back a finish: what it wrote goes to the trash and the timer runs on, in one transaction. */
export async function unfinishTimer(db: RecordsDb, finished: FinishedTimer, author: Author): Promise<void> {
  await durableWrite(db, [db.timers, db.feeds, db.sleeps, db.trash], async () => {
    for (const entry of finished.records) {
      const { updatedAt: deletedAt, updatedBy: deletedBy } = stampAfter(entry.record.updatedAt, author);
      await db.trash.put({ id: entry.record.id, deleted: entry, deletedAt, deletedBy });
      await db.tableOf(entry.kind).delete(entry.record.id);
    }
    await db.timers.put(finished.timer);
  });
}

/** Forgets a timer without saving anything of it. */
export async function discardTimer(db: RecordsDb, id: string): Promise<void> {
  await durableWrite(db, [db.timers], () => db.timers.delete(id));
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
  recordsOf: (timer: Timer) => CareRecord[],
): Promise<FinishedTimer | undefined> {
  return durableWrite(db, [db.timers, db.feeds, db.sleeps], async () => {
    const timer = await db.timers.get(id);
    if (!timer) return undefined;
    const records = recordsOf(timer);
    for (const { kind, record } of records) await db.tableOf(kind).put(record);
    await db.timers.delete(id);
    return { timer, records };
  });
}
