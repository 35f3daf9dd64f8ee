import { type ReactNode, useEffect } from 'react';
import { bornTogether } from '#domain/baby/baby.ts';
import { LOOK_BACK_DAYS } from '#domain/log/care-state.ts';
import { paths } from '#paths.ts';
import { showBadge } from '#session/app-badge.ts';
import { isLocked } from '#session/auto-lock.ts';
import { ownerOf, useSession } from '#session/session.ts';
import { preferencesOf } from '#session/use-preferences.ts';
import { openRecordsAhead, RecordsProvider } from '#session/use-records.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { listBabies } from '#storage/log/babies.ts';
import { listTimers } from '#storage/log/timers.ts';
import { BabiesContext, babyInView } from './use-babies.ts';
import { readCareAhead } from './use-care-state.ts';
import { familyAt } from './use-family.ts';
import { readAhead, useLive } from './use-live.ts';
import { TimersContext } from './use-timers.ts';

const BABIES = 'babies';
const TIMERS = 'timers';

/**
 * How long the first screen waits for the log, in milliseconds. A skeleton that is shown for less time would only
 * flicker.
 */
const PATIENCE_MS = 400;

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

/**
 * Opens the log and reads the data that every screen needs. Without this, React would render the first screen three
 * times. Resolves after 400 ms at the latest, but continues to read in the background. Ignores failures, because the
 * screen that needs the data reports them. Reads nothing while the app is locked, because the data would be out of date
 * after unlocking.
 */
export async function openFamilyAhead(): Promise<void> {
  await Promise.race([
    readFirst().catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
}

async function readFirst(): Promise<void> {
  const owner = ownerOf(useSession.getState());
  if (owner === null || isLocked()) return;
  const opening = openRecordsAhead(demoDaysHere());
  // On a slow phone, the first look-up of the locale's week takes 50 ms, and the first look-up of the zone's current
  // day takes another 50 ms. Both run here and below, while the disk is read.
  const preferences = preferencesOf(owner);
  const db = await opening;
  if (!db) return;
  const reading = Promise.all([
    readAhead(db, BABIES, () => listBabies(db)),
    readAhead(db, TIMERS, () => listTimers(db)),
  ]);
  const { today } = familyAt(preferences, Date.now());
  const [babies] = await reading;
  if (location.pathname !== paths.dashboard) return;
  const baby = babyInView(babies, preferences.babyId);
  if (baby) await readCareAhead(db, baby.babyId, bornTogether(baby.babyId, babies), today);
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
