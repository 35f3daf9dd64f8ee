import { type ReactNode, useEffect } from 'react';
import { readCareAhead } from '#app/quick-log/use-care-state.ts';
import { asksForDemo, paths } from '#paths.ts';
import { showBadge } from '#session/app-badge.ts';
import { isLocked } from '#session/auto-lock.ts';
import { ownerOf, startDemo, useSession } from '#session/session.ts';
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

/** A skeleton for a blink would only flicker; whoever waits longer wants to see that something is on its way. */
const PATIENCE_MS = 400;

/**
 * Opens the log of whoever is here and reads what every screen wants of it, so that the first screen is drawn once and not
 * three times. Done after 400 ms at the latest; it goes on behind that, and what fails is told by the screen that asks.
 * Deferred a lock nothing is read: by the time that it opens, it would be old. Whoever came by the demo's link is in the demo
 * from here on, and not only once the guard stands.
 */
export async function openFamilyAhead(): Promise<void> {
  await Promise.race([
    readFirst().catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
}

async function readFirst(): Promise<void> {
  if (asksForDemo(location.search)) startDemo();
  const owner = ownerOf(useSession.getState());
  if (owner === null || isLocked()) return;
  const opening = openRecordsAhead();
  // The first question for a locale's week and the first for a zone's day each cost a slow phone 50 ms, so both are asked while
  // the disk is read.
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
 * The open records for everything inside. The babies, and what runs for them, are read here and once: half a dozen places
 * of every screen want them, and each reading of its own would hold up the first screen.
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

/** Counts what runs on the app's icon, which is in sight when the app is not. */
function useBadge(count: number | undefined): void {
  const isDemo = useSession(({ status }) => status === 'demo');
  useEffect(() => {
    // It outlives the demo, whose timers are gone with it.
    if (count !== undefined && !isDemo) showBadge(count);
  }, [count, isDemo]);
}
