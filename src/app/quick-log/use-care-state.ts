import { useLiveQuery } from 'dexie-react-hooks';
import type { CareLog } from '#domain/care-record.ts';
import { type CareState, careStateOf } from '#domain/care-state.ts';
import type { Timer } from '#domain/timer.ts';
import { addDays, type Day } from '#domain/when.ts';
import { useRecords } from '#session/use-records.ts';
import { readDays } from '#storage/records.ts';
import { listTimers } from '#storage/timers.ts';

/** Far enough back for the last breastfeed and the last dirty diaper, near enough to read at a glance. */
const LOOK_BACK_DAYS = 3;

export interface CareNow {
  log: CareLog;
  timers: Timer[];
  state: CareState;
}

/** Where the baby stands at `now`, live; undefined while it is being read. */
export function useCareState(babyId: string, today: Day, now: number): CareNow | undefined {
  const db = useRecords();
  const log = useLiveQuery(
    () => readDays(db, babyId, addDays(today, -LOOK_BACK_DAYS), today),
    [db, babyId, today],
  );
  const running = useLiveQuery(() => listTimers(db), [db]);
  if (!log || !running) return undefined;
  const timers = running.filter((timer) => timer.babyId === babyId);
  return { log, timers, state: careStateOf(log, timers, now) };
}
