import { useDeferredValue, useMemo, useState } from 'react';
import { type Diaper, isDirty, isWet } from '#domain/kinds/diaper/diaper.ts';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import type { RecordOf } from '#domain/kinds/registry.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import { type CareLog, emptyCareLog } from '#domain/log/care-record.ts';
import { type CareState, careStateOf, LOOK_BACK_DAYS, LOOK_FURTHER_DAYS } from '#domain/log/care-state.ts';
import { logSoFar, withRunning } from '#domain/log/log-so-far.ts';
import { addDays, type Day } from '#domain/time/when.ts';
import { useRecords } from '#session/use-records.ts';
import { lastDrop } from '#storage/browser/kept-screen.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readDays, readKind } from '#storage/log/records.ts';
import { listTimers } from '#storage/log/timers.ts';
import { useSiblings } from './use-babies.ts';
import type { Family } from './use-family.ts';
import { readAhead, useLive } from './use-live.ts';

const EMPTY: [CareLog, Timer[]] = [emptyCareLog(), []];

export interface CareNow {
  /**
   * The entries of today and of the last {@link LOOK_BACK_DAYS} days, including running entries. Entries that begin in
   * the future are omitted. Tomorrow's date is read too, because entries that were logged before a flight west may have
   * it.
   */
  log: CareLog;
  timers: Timer[];
  state: CareState;
  /** The feeds that the suggested bottle amounts come from. */
  feeds: readonly Feed[];
  /** False while earlier {@link feeds} are still read, because the last days have no amount. */
  hasAllFeeds: boolean;
  /** The instant of this state. */
  now: number;
  /** The value of {@link lastDrop} before the state was read. Another value now means a later write. */
  lastDrop: string | null;
}

type CareRead = Pick<CareNow, 'log' | 'timers' | 'lastDrop'> & { readAt: number };

/**
 * Prefetches a baby's care state for the first render. With `whole`, also the earlier entries that the quick log needs
 * after a few days without them.
 */
export async function readCareAhead(
  db: RecordsDb,
  babyId: string,
  siblings: readonly string[],
  today: Day,
  whole = false,
): Promise<void> {
  const { log } = await readAhead(db, nameOf(babyId, siblings, today), () =>
    readCare(db, babyId, siblings, today),
  );
  if (!whole) return;
  const readEarlier = async (kind: 'diaper' | 'feed') => {
    const { question, read } = earlierOf(kind, babyId, today);
    await readAhead(db, question, () => read(db));
  };
  await Promise.all([
    !isEachOf(log.diaper) && readEarlier('diaper'),
    !log.feed.some(isMeasured) && readEarlier('feed'),
  ]);
}

const nameOf = (babyId: string | null, siblings: readonly string[], today: Day) =>
  `care ${babyId} ${siblings} ${today}`;

/**
 * Returns the baby's care state as a live query. Undefined while it loads, and empty without a baby. `now` changes only
 * once a minute, so it may be older than the newest entry. The state then uses the time of the read, so that "10 min
 * ago" is ten minutes and not nine. A new state renders with low priority, and the old one is shown until then. Give
 * the component that calls this hook a `key` of log and baby.
 */
export function useCareState(
  babyId: string | null,
  { today, zone, now: clock }: Pick<Family, 'today' | 'zone' | 'now'>,
): CareNow | undefined {
  const db = useRecords();
  // Deferred, because a tap re-renders half the screen, and the feedback on the tile must paint first.
  const siblings = useSiblings(babyId);
  const read = useDeferredValue(
    useLive(db, nameOf(babyId, siblings, today), () => readCare(db, babyId, siblings, today)),
  );
  const diapers = useEarlier(db, 'diaper', babyId, today, read && !isEachOf(read.log.diaper));
  const feeds = useEarlier(db, 'feed', babyId, today, read && !read.log.feed.some(isMeasured));
  return useMemo(
    () => read && careNow(read, { diapers, feeds }, Math.max(clock, read.readAt), zone),
    [read, clock, zone, diapers, feeds],
  );
}

/** Returns the state at `now`, in epoch milliseconds. The diapers and feeds are those from before the read. */
export function careNow(
  read: CareRead,
  { diapers, feeds }: { diapers?: readonly Diaper[] | undefined; feeds?: readonly Feed[] | undefined },
  now: number,
  zone: string,
): CareNow {
  const stored = { ...read.log, diaper: [...(diapers ?? []), ...read.log.diaper] };
  const state = careStateOf(stored, read.timers, now);
  const log = logSoFar(withRunning(stored, read.timers, now, zone), now);
  const hasAllFeeds = feeds !== undefined;
  return { ...read, log, now, state, feeds: [...(feeds ?? []), ...log.feed], hasAllFeeds };
}

/** Returns whether both a wet and a dirty diaper are among the entries. */
function isEachOf(diapers: readonly Diaper[]): boolean {
  return diapers.some(isWet) && diapers.some(isDirty);
}

const isMeasured = ({ amountOz }: Feed) => amountOz !== null;

/**
 * Returns entries that are older than those of the main query. Undefined while they are read. Reads them only after the
 * main query was `lacking` an entry that the quick log needs. The first render does not wait for them. Once read, they
 * stay, so that a later tap does not move the tile of the usual amount.
 */
function useEarlier<K extends 'diaper' | 'feed'>(
  db: RecordsDb | null,
  kind: K,
  babyId: string | null,
  today: Day,
  lacking = false,
): readonly RecordOf<K>[] | undefined {
  const [wanted, setWanted] = useState(false);
  if (lacking && !wanted) setWanted(true);
  const { question, read } = earlierOf(kind, babyId, today);
  const entries = useLive(wanted && babyId !== null ? db : null, question, read);
  return wanted ? entries : NOTHING;
}

/** Returns the name of a query for entries that are older than those of the main query, and the query. */
function earlierOf<K extends 'diaper' | 'feed'>(kind: K, babyId: string | null, today: Day) {
  const to = addDays(today, -LOOK_BACK_DAYS - 1);
  const from = addDays(to, 1 - LOOK_FURTHER_DAYS);
  return {
    question: `${kind} ${babyId} ${to}`,
    read: (db: RecordsDb) => readKind(db, kind, babyId ?? '', from, to),
  };
}

const NOTHING: readonly never[] = [];

async function readCare(
  db: RecordsDb,
  babyId: string | null,
  siblings: readonly string[],
  today: Day,
): Promise<CareRead> {
  const [from, to] = [addDays(today, -LOOK_BACK_DAYS), addDays(today, 1)];
  const dropBefore = lastDrop();
  // Both reads start together, because browsers do not always observe a read that starts after an `await`. The quick
  // log would then still offer "Start sleep" during a sleep.
  const [log, running] =
    babyId === null ? EMPTY : await Promise.all([readDays(db, babyId, siblings, from, to), listTimers(db)]);
  return {
    log,
    timers: running.filter((timer) => timer.babyId === babyId),
    lastDrop: dropBefore,
    readAt: Date.now(),
  };
}
