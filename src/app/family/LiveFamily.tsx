import { type ReactNode, useEffect } from 'react';
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

/** How long the first screen waits for the log, in milliseconds. A skeleton for a shorter time would only flicker. */
const PATIENCE_MS = 400;

/**
 * Today, the days that the dashboard looks back on, and two days before. A feed or a sleep may last from these two into
 * the others.
 */
const DAYS_OF_DASHBOARD = 1 + LOOK_BACK_DAYS + 2;

/**
 * How many days the demo needs when it opens at this address. The dashboard needs few. The other screens sum up more
 * days, and their figures must not change while a parent reads them.
 */
export function demoDaysHere(): number {
  // A demo that is started from a public page opens on the dashboard, while `location` is still the public page.
  return location.pathname.startsWith(`${paths.dashboard}/`) ? Number.POSITIVE_INFINITY : DAYS_OF_DASHBOARD;
}

/**
 * Opens the log and reads what every screen needs, so that React draws the first screen once and not three times.
 * Resolves after 400 ms at the latest, and then continues in the background. It ignores failures, because the screen
 * that needs the data reports them. Nothing is read while the app is locked, because the data would be out of date
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
  // On a slow phone the first look-up of a locale's week and of a zone's day take 50 ms each. Both run while the disk
  // is read.
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
  if (baby) await readCareAhead(db, baby.babyId, today);
}

/**
 * Provides the open log, and reads babies and timers once for all components. Each screen uses them in half a dozen
 * places, so separate reads would delay the first screen.
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
    // The demo sets no badge, because the badge would stay after the demo and its timers are gone.
    if (count !== undefined && !isDemo) showBadge(count);
  }, [count, isDemo]);
}
