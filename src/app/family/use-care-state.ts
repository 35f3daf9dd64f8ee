import { useDeferredValue, useMemo, useState } from 'react';
import type { Diaper } from '#domain/kinds/diaper/diaper.ts';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import type { RecordOf } from '#domain/kinds/registry.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import { type CareLog, emptyCareLog } from '#domain/log/care-record.ts';
import { type CareState, careStateOf, LOOK_BACK_DAYS, LOOK_FURTHER_DAYS } from '#domain/log/care-state.ts';
import { logSoFar, withRunning } from '#domain/log/log-so-far.ts';
import { addDays, type Day } from '#domain/time/when.ts';
import { useRecords } from '#session/use-records.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readDays, readKind } from '#storage/log/records.ts';
import { listTimers } from '#storage/log/timers.ts';
import type { Family } from './use-family.ts';
import { readAhead, useLive } from './use-live.ts';

const EMPTY: [CareLog, Timer[]] = [emptyCareLog(), []];

export interface CareNow {
  /**
   * The started and running entries of today and the adjacent days. Entries logged before a flight west have tomorrow's
   * date.
   */
  log: CareLog;
  timers: Timer[];
  state: CareState;
  /** The feeds that the suggested bottle amounts come from. */
  feeds: readonly Feed[];
  /** The instant of this state. */
  now: number;
}

type CareRead = Pick<CareNow, 'log' | 'timers'> & { readAt: number };

/** Prefetches the care state of a baby before the first render. */
export async function readCareAhead(db: RecordsDb, babyId: string, today: Day): Promise<void> {
  await readAhead(db, nameOf(babyId, today), () => readCare(db, babyId, today));
}

const nameOf = (babyId: string | null, today: Day) => `care ${babyId} ${today}`;

/**
 * The baby's care state as a live query. Undefined while it loads, empty without a baby. The family's minute `now` may
 * be older than the newest entry. So the state is computed for the moment of reading, and "10 min ago" is ten, not
 * nine. It renders with low priority and keeps the last state until then. Give its screen a key by log and baby.
 */
export function useCareState(
  babyId: string | null,
  { today, zone, now: clock }: Pick<Family, 'today' | 'zone' | 'now'>,
): CareNow | undefined {
  const db = useRecords();
  // Deferred: a tap wakes half the screen, and the tile's own feedback must paint first.
  const read = useDeferredValue(useLive(db, nameOf(babyId, today), () => readCare(db, babyId, today)));
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

/** Returns whether there was a wet one and a dirty one. */
function isEachOf(diapers: readonly Diaper[]): boolean {
  return diapers.some(({ type }) => type !== 'dirty') && diapers.some(({ type }) => type !== 'wet');
}

const isMeasured = ({ amountOz }: Feed) => amountOz !== null;

/**
 * Entries before the days of the first query, which the first render does not wait for. Once needed, they stay: a tap
 * that makes them unnecessary must not move the usual amount from under the thumb.
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
  // Both queries start together. A read after an await is not always observed in a browser. The quick log then kept
  // offering "Start sleep" during a sleep.
  const [log, running] =
    babyId === null ? EMPTY : await Promise.all([readDays(db, babyId, from, to), listTimers(db)]);
  return { log, timers: running.filter((timer) => timer.babyId === babyId), readAt: Date.now() };
}
