import { useDeferredValue, useMemo, useState } from 'react';
import type { Family } from '#app/family/use-family.ts';
import { readAhead, useLive } from '#app/family/use-live.ts';
import type { Diaper } from '#domain/kinds/diaper/diaper.ts';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import type { RecordOf } from '#domain/kinds/registry.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import { type CareLog, emptyCareLog } from '#domain/log/care-record.ts';
import { type CareState, careStateOf, LOOK_BACK_DAYS, LOOK_FURTHER_DAYS } from '#domain/log/care-state.ts';
import { logSoFar, withRunning } from '#domain/log/log-so-far.ts';
import { addDays, type Day } from '#domain/time/when.ts';
import { useRecords } from '#session/use-records.ts';
import { awaitDeferral } from '#storage/database/defer-live-queries.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readDays, readKind } from '#storage/log/records.ts';
import { listTimers } from '#storage/log/timers.ts';

const EMPTY: [CareLog, Timer[]] = [emptyCareLog(), []];

export interface CareNow {
  /**
   * What has begun or runs of today's records and those of the days around it. What was logged before a flight to the west is
   * dated tomorrow.
   */
  log: CareLog;
  timers: Timer[];
  state: CareState;
  /** The feeds from whose bottles the amounts of the next one are told. */
  feeds: readonly Feed[];
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
 * Where the baby stands, live; undefined while it is being read, empty where there is no baby yet. The family's minute `now`
 * may be older than what was just logged: the state is then told for the moment of reading, so that "10 min ago" is ten
 * and not nine. It is drawn when there is time, the last answer standing until then: give its screen a key by log and baby.
 */
export function useCareState(
  babyId: string | null,
  { today, zone, now: clock }: Pick<Family, 'today' | 'zone' | 'now'>,
): CareNow | undefined {
  const db = useRecords();
  // Drawn when there is time: half the screen wakes with a tap, and what the tile itself says goes before that.
  const read = useDeferredValue(
    useLive(db, nameOf(babyId, today), () => awaitDeferral(db).then(() => readCare(db, babyId, today))),
  );
  const diapers = useEarlier(db, 'diaper', babyId, today, read && !isEachOf(read.log.diaper));
  const feeds = useEarlier(db, 'feed', babyId, today, read && !read.log.feed.some(isMeasured));
  return useMemo(() => {
    if (!read) return undefined;
    const now = Math.max(clock, read.readAt);
    const stored = { ...read.log, diaper: [...diapers, ...read.log.diaper] };
    const state = careStateOf(stored, read.timers, now);
    const log = logSoFar(withRunning(stored, read.timers, now, zone), now);
    return { ...read, log, now, state, feeds: [...feeds, ...log.feed] };
  }, [read, clock, zone, diapers, feeds]);
}

/** Whether there was a wet one and a dirty one. */
function isEachOf(diapers: readonly Diaper[]): boolean {
  return diapers.some(({ type }) => type !== 'dirty') && diapers.some(({ type }) => type !== 'wet');
}

const isMeasured = ({ amountOz }: Feed) => amountOz !== null;

/**
 * What was logged before the days that are read first, which the first screen does not wait for. Once it was wanted it stays:
 * the tap that makes it needless must not take the usual amount from under the thumb.
 */
function useEarlier<K extends 'diaper' | 'feed'>(
  db: RecordsDb | null,
  kind: K,
  babyId: string | null,
  today: Day,
  lacking = false,
): readonly RecordOf<K>[] {
  const [wanted, setWanted] = useState(false);
  if (lacking && !wanted) setWanted(true);
  const to = addDays(today, -LOOK_BACK_DAYS - 1);
  const from = addDays(to, 1 - LOOK_FURTHER_DAYS);
  const read = useLive(wanted && babyId !== null ? db : null, `${kind} ${babyId} ${to}`, (open) =>
    readKind(open, kind, babyId ?? '', from, to),
  );
  return read ?? NOTHING;
}

const NOTHING: readonly never[] = [];

async function readCare(db: RecordsDb, babyId: string | null, today: Day): Promise<CareRead> {
  const [from, to] = [addDays(today, -LOOK_BACK_DAYS), addDays(today, 1)];
  // Asked for in one breath: what a live query reads after a wait is not always watched in a browser, and the quick log
  // went on offering "Start sleep" over a sleep that ran.
  const [log, running] =
    babyId === null ? EMPTY : await Promise.all([readDays(db, babyId, from, to), listTimers(db)]);
  return { log, timers: running.filter((timer) => timer.babyId === babyId), readAt: Date.now() };
}
