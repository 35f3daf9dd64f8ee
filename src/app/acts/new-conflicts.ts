import { kindOf } from '#domain/kinds/registry.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import { type CareRecord, dayOfRecord, logOfEntries } from '#domain/log/care-record.ts';
import { type Conflict, conflictsOf } from '#domain/log/conflict.ts';
import { entriesOfTimer } from '#domain/log/timed-kinds.ts';
import { addDays } from '#domain/time/when.ts';
import { authorNow } from '#storage/browser/device.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readDays } from '#storage/log/records.ts';
import { siblingIds } from '#storage/log/sibling-ids.ts';
import { listTimers } from '#storage/log/timers.ts';

interface Where {
  db: RecordsDb;
  zone: string;
}

/**
 * Returns the conflicts of a saved entry, except those that it already had `before` the edit. Returns none if the log
 * cannot be read. The entry is already saved, and the log screen marks its conflicts anyway.
 */
export async function newConflicts(
  where: Where,
  entry: CareRecord,
  before?: CareRecord,
): Promise<Conflict[]> {
  try {
    const known = before ? (await conflictsNow(where, before)).map(keyOf) : [];
    return (await conflictsNow(where, entry)).filter((conflict) => !known.includes(keyOf(conflict)));
  } catch {
    return [];
  }
}

/**
 * Finds the conflicts between an entry and the stored entries and running timers. Rejects if the log cannot be read.
 */
export async function conflictsNow({ db, zone }: Where, entry: CareRecord): Promise<Conflict[]> {
  const { babyId } = entry.record;
  const day = dayOfRecord(entry);
  // A conflicting entry begins before this one ends. The extra day on each side covers entries of other zones.
  const last = addDays(day, kindOf(entry.kind).time.longestDays + 1);
  const siblings = await siblingIds(db, babyId);
  const [log, timers] = await Promise.all([
    readDays(db, babyId, siblings, addDays(day, -1), last),
    listTimers(db),
  ]);
  const own = timers.filter((timer) => timer.babyId === babyId);
  return [...conflictsOf(entry, log), ...conflictsRunning(entry, own, zone)];
}

/** Returns at most one conflict for each timer, because a parent sees all segments of a timer as one entry. */
function conflictsRunning(entry: CareRecord, timers: readonly Timer[], zone: string): Conflict[] {
  const author = authorNow();
  return timers.flatMap((timer) => {
    const log = logOfEntries(entriesOfTimer(timer, author.now, zone, author));
    const [first, ...more] = conflictsOf(entry, log);
    return first ? [{ ...first, timer, through: (more.at(-1) ?? first).other }] : [];
  });
}

/** Returns the id of the conflicting entry. If a timer has not been saved as an entry yet, returns the timer's id. */
export function keyOf({ other, timer }: Conflict): string {
  return timer?.id ?? other.record.id;
}
