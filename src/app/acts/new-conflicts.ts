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
 * What an entry that was just saved clashes with and did not as it was `before`. Where that cannot be read nothing is asked:
 * the entry is saved, and the log marks it in any case.
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

/** What an entry clashes with, of what is logged and of what runs. Rejects where that cannot be read. */
export async function conflictsNow({ db, zone }: Where, entry: CareRecord): Promise<Conflict[]> {
  const { babyId } = entry.record;
  const day = dayOfRecord(entry);
  // What clashes begins before the entry ends. A journey reads an instant as the day before or after.
  const last = addDays(day, kindOf(entry.kind).time.longestDays + 1);
  const [log, timers] = await Promise.all([readDays(db, babyId, addDays(day, -1), last), listTimers(db)]);
  const own = timers.filter((timer) => timer.babyId === babyId);
  return [...conflictsOf(entry, log), ...conflictsRunning(entry, own, zone)];
}

/** One for each timer at most: a sitting of many stretches is one other thing to the parent. */
function conflictsRunning(entry: CareRecord, timers: readonly Timer[], zone: string): Conflict[] {
  const author = authorNow();
  return timers.flatMap((timer) => {
    const log = logOfEntries(entriesOfTimer(timer, author.now, zone, author));
    const [first, ...more] = conflictsOf(entry, log);
    return first ? [{ ...first, timer, through: (more.at(-1) ?? first).other }] : [];
  });
}

/** The id of what an entry clashes with: a timer's own, where it still runs. */
export function keyOf({ other, timer }: Conflict): string {
  return timer?.id ?? other.record.id;
}
