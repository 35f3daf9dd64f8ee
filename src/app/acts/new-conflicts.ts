import { kindOf } from '#domain/kinds/registry.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import { type CareRecord, dayOfRecord, logOfEntries } from '#domain/log/care-record.ts';
import { type Conflict, conflictsOf } from '#domain/log/conflict.ts';
import { entriesOfTimer } from '#domain/log/timed-kinds.ts';
import { addDays } from '#domain/time/when.ts';
import { authorNow } from '#storage/browser/device.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readDays } from '#storage/log/records.ts';
import { listTimers } from '#storage/log/timers.ts';

interface Where {
  db: RecordsDb;
  zone: string;
}

/**
 * The conflicts of a saved entry that it did not have as it was `before`. Empty if they cannot be read: the entry is
 * saved, and the log marks its conflicts anyway.
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

/** The conflicts of an entry with stored entries and running timers. Rejects if they cannot be read. */
export async function conflictsNow({ db, zone }: Where, entry: CareRecord): Promise<Conflict[]> {
  const { babyId } = entry.record;
  const day = dayOfRecord(entry);
  // A conflicting entry begins before this one ends. In another zone an instant can fall on the day before or after.
  const last = addDays(day, kindOf(entry.kind).time.longestDays + 1);
  const [log, timers] = await Promise.all([readDays(db, babyId, addDays(day, -1), last), listTimers(db)]);
  const own = timers.filter((timer) => timer.babyId === babyId);
  return [...conflictsOf(entry, log), ...conflictsRunning(entry, own, zone)];
}

/** At most one conflict for each timer: a parent sees a sitting of many segments as one entry. */
function conflictsRunning(entry: CareRecord, timers: readonly Timer[], zone: string): Conflict[] {
  const author = authorNow();
  return timers.flatMap((timer) => {
    const log = logOfEntries(entriesOfTimer(timer, author.now, zone, author));
    const [first, ...more] = conflictsOf(entry, log);
    return first ? [{ ...first, timer, through: (more.at(-1) ?? first).other }] : [];
  });
}

/** The id of the conflicting entry, or of its timer while it runs. */
export function keyOf({ other, timer }: Conflict): string {
  return timer?.id ?? other.record.id;
}
