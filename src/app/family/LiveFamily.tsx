import { type ReactNode, useEffect } from 'react';
import { readCareAhead } from '#app/quick-log/use-care-state.ts';
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
import { familyAt } from './use-family.ts';
import { readAhead, useLive } from './use-live.ts';
import { TimersContext } from './use-timers.ts';

const BABIES = 'babies';
const TIMERS = 'timers';

/** In milliseconds. A shorter wait shows no skeleton, which would only flicker. */
const PATIENCE_MS = 400;

/** Today, the days that the dashboard looks back on, and the two from which a feed or a sleep may last into them. */
const DAYS_OF_DASHBOARD = 1 + LOOK_BACK_DAYS + 2;

/**
 * How many days of the demo this address needs when the demo opens. The other screens sum up more days, and their figures must
 * not change while a parent reads them.
 */
export function demoDaysHere(): number {
  // From a public page the demo opens on the dashboard. The address still names the public page then.
  return location.pathname.startsWith(`${paths.dashboard}/`) ? Number.POSITIVE_INFINITY : DAYS_OF_DASHBOARD;
}

/**
 * Opens the log and reads what every screen needs, so that React draws the first screen once and not three times. Resolves
 * after 400 ms at the latest and continues in the background. The screen that needs the data shows a failure. Nothing is read
 * while the app is locked, because it would be out of date when the lock opens.
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
  // The first week of a locale and the first day of a zone each take 50 ms on a slow phone. Both run while the disk is
  // read.
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
 * Provides the open records. Reads babies and timers once. Each screen uses them in half a dozen places. Separate reads
 * would delay the first screen.
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
    // The badge would outlive the demo and its timers.
    if (count !== undefined && !isDemo) showBadge(count);
  }, [count, isDemo]);
}
