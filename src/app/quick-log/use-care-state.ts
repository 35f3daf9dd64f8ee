import { useDeferredValue, useMemo } from 'react';
import { readAhead, useLive } from '#app/use-live.ts';
import type { CareLog } from '#domain/care-record.ts';
import { type CareState, careStateOf, LOOK_BACK_DAYS } from '#domain/care-state.ts';
import type { Timer } from '#domain/timer.ts';
import { addDays, type Day } from '#domain/when.ts';
import { useRecords } from '#session/use-records.ts';
import { readDays } from '#storage/records.ts';
import type { RecordsDb } from '#storage/records-db.ts';
import { listTimers } from '#storage/timers.ts';
import { turnToRead } from '#storage/turn-to-read.ts';

const EMPTY: [CareLog, Timer[]] = [{ feeds: [], diapers: [], sleeps: [], growths: [] }, []];

export interface CareNow {
  /** Today's records and those of the days around it: what was logged before a flight to the west is dated tomorrow. */
  log: CareLog;
  timers: Timer[];
  state: CareState;
  /** The instant that the state is told for. */
  now: number;
}

type CareRead = Pick<CareNow, 'log' | 'timers'> & { readAt: number };

/** Reads where a baby stands before the screen that shows it is drawn for the first time. */
export async function readCareAhead(db: RecordsDb, babyId: string, today: Day): Promise<void> {
  await readAhead(db, nameOf(babyId, today), () => readCare(db, babyId, today));
}

const nameOf = (babyId: string | null, today: Day) => `care ${babyId} ${today}`;

/**
 * Where the baby stands, live; undefined while it is being read, empty where there is no baby yet. The minute of `clock`
 * may be older than what was just logged: the state is then told for the moment of reading, so that "10 min ago" is ten
 * and not nine. It is drawn when there is time, the last answer standing until then: give its screen a key by log and baby.
 */
export function useCareState(babyId: string | null, today: Day, clock: number): CareNow | undefined {
  const db = useRecords();
  // Drawn when there is time: half the screen wakes with a tap, and what the tile itself says goes before that.
  const read = useDeferredValue(
    useLive(db, nameOf(babyId, today), () => turnToRead(db).then(() => readCare(db, babyId, today))),
  );
  return useMemo(() => {
    if (!read) return undefined;
    const now = Math.max(clock, read.readAt);
    return { ...read, now, state: careStateOf(read.log, read.timers, now) };
  }, [read, clock]);
}

async function readCare(db: RecordsDb, babyId: string | null, today: Day): Promise<CareRead> {
  const [from, to] = [addDays(today, -LOOK_BACK_DAYS), addDays(today, 1)];
  // Asked for in one breath: what a live query reads after a wait is not always watched in a browser, and the quick log
  // went on offering "Start sleep" over a sleep that ran.
  const [log, running] =
    babyId === null ? EMPTY : await Promise.all([readDays(db, babyId, from, to), listTimers(db)]);
  return { log, timers: running.filter((timer) => timer.babyId === babyId), readAt: Date.now() };
}
