import { type ReactNode, useEffect } from 'react';
import type { Baby } from '#domain/baby/baby.ts';
import { LOOK_BACK_DAYS } from '#domain/log/care-state.ts';
import { paths } from '#paths.ts';
import { showBadge } from '#session/app-badge.ts';
import { useSession } from '#session/session.ts';
import { RecordsProvider } from '#session/use-records.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { listBabies } from '#storage/log/babies.ts';
import { listTimers } from '#storage/log/timers.ts';
import { BabiesContext } from './use-babies.ts';
import { readAhead, useLive } from './use-live.ts';
import { TimersContext } from './use-timers.ts';

const BABIES = 'babies';
const TIMERS = 'timers';

/**
 * How many days of the demo the dashboard needs: today, the days that it looks back on, and two earlier days. A feed or
 * a sleep of these earlier days may last into the others.
 */
const DAYS_OF_DASHBOARD = 1 + LOOK_BACK_DAYS + 2;

/**
 * Returns how many days the demo needs when it opens at the current address. The dashboard needs few. The other screens
 * need all days at once, because their figures must not change while a parent reads them.
 */
export function demoDaysHere(): number {
  // A demo that starts from a public page opens the dashboard, but `location` is still the public page at this time.
  return location.pathname.startsWith(`${paths.dashboard}/`) ? Number.POSITIVE_INFINITY : DAYS_OF_DASHBOARD;
}

/** Prefetches the babies and the timers for the first render. Returns the babies. */
export async function readFamilyAhead(db: RecordsDb): Promise<Baby[]> {
  const [babies] = await Promise.all([
    readAhead(db, BABIES, () => listBabies(db)),
    readAhead(db, TIMERS, () => listTimers(db)),
  ]);
  return babies;
}

/**
 * Provides the open log, and reads babies and timers once for all components. Each screen uses babies and timers in
 * half a dozen places. Separate reads would delay the first screen.
 */
export function LiveFamily({ db, children }: { db: RecordsDb | null; children: ReactNode }) {
  const timers = useLive(db, TIMERS, listTimers);
  useBadge(timers?.length);
  return (
    <RecordsProvider value={db}>
      <BabiesContext value={useLive(db, BABIES, listBabies)}>
        <TimersContext value={timers}>{children}</TimersContext>
      </BabiesContext>
    </RecordsProvider>
  );
}

/** Shows the number of running timers on the app's icon. */
function useBadge(count: number | undefined): void {
  const isDemo = useSession(({ status }) => status === 'demo');
  useEffect(() => {
    // The demo sets no badge, because the badge would still be there after the demo has ended.
    if (count !== undefined && !isDemo) showBadge(count);
  }, [count, isDemo]);
}
