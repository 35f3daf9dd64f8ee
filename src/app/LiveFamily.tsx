import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useEffect } from 'react';
import type { Baby } from '#domain/baby.ts';
import type { Timer } from '#domain/timer.ts';
import { paths } from '#paths.ts';
import { ownerOf, useSession } from '#session/session.ts';
import { preferencesOf } from '#session/use-preferences.ts';
import { openRecordsAhead, RecordsProvider } from '#session/use-records.ts';
import { readAutoLock } from '#storage/auto-lock.ts';
import { listBabies } from '#storage/babies.ts';
import type { RecordsDb } from '#storage/records-db.ts';
import { listTimers } from '#storage/timers.ts';
import { readCareAhead } from './quick-log/use-care-state.ts';
import { BabiesContext, babyInView } from './use-babies.ts';
import { familyAt } from './use-family.ts';
import { TimersContext } from './use-timers.ts';

/** What was read while React started, until the live queries have read it themselves. */
const ahead = new WeakMap<RecordsDb, { babies?: Baby[]; timers?: Timer[] }>();

/** A skeleton for a blink would only flicker; whoever waits longer wants to see that something is on its way. */
const PATIENCE_MS = 400;

/**
 * Opens the log of whoever is here and reads what every screen wants of it, so that the first screen is drawn once and not
 * three times. Done after 400 ms at the latest; it goes on behind that, and what fails is told by the screen that asks.
 * Behind a lock nothing is read: by the time that it opens, it would be old.
 */
export async function openFamilyAhead(): Promise<void> {
  await Promise.race([
    readAhead().catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
}

async function readAhead(): Promise<void> {
  const owner = ownerOf(useSession.getState());
  if (owner === null || readAutoLock(owner).locked) return;
  const db = await openRecordsAhead();
  if (!db) return;
  // Its place is made before it is read: where the live queries were faster, that place is gone by then.
  const first = {};
  ahead.set(db, first);
  const [babies, timers] = await Promise.all([listBabies(db), listTimers(db)]);
  Object.assign(first, { babies, timers });
  if (location.pathname !== paths.dashboard) return;
  const preferences = preferencesOf(owner);
  const baby = babyInView(babies, preferences.babyId);
  if (baby) await readCareAhead(db, baby.babyId, familyAt(preferences, Date.now()).today);
}

/**
 * The open records for everything inside. The babies, and what runs for them, are read here and once: half a dozen places
 * of every screen want them, and each reading of its own would hold up the first screen.
 */
export function LiveFamily({ db, children }: { db: RecordsDb | null; children: ReactNode }) {
  const live = {
    babies: useLiveQuery(async () => db && { db, rows: await listBabies(db) }, [db]),
    timers: useLiveQuery(async () => db && { db, rows: await listTimers(db) }, [db]),
  };
  // A live query keeps its last answer until it has the next: nothing of one family may stand in the frame of another.
  const babies = live.babies?.db === db ? live.babies?.rows : undefined;
  const timers = live.timers?.db === db ? live.timers?.rows : undefined;
  const first = db && ahead.get(db);
  useEffect(() => {
    if (db && babies && timers) ahead.delete(db);
  }, [db, babies, timers]);
  return (
    <RecordsProvider value={db}>
      <BabiesContext value={babies ?? first?.babies}>
        <TimersContext value={timers ?? first?.timers}>{children}</TimersContext>
      </BabiesContext>
    </RecordsProvider>
  );
}
