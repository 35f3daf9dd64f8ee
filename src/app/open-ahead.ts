import { bornTogether } from '#domain/baby/baby.ts';
import { paths } from '#paths.ts';
import { isLocked } from '#session/auto-lock.ts';
import { ownerOf, useSession } from '#session/session.ts';
import { preferencesOf } from '#session/use-preferences.ts';
import { openRecordsAhead } from '#session/use-records.ts';
import { reportLostTaps } from './early-taps/early-taps.ts';
import { demoDaysHere, readFamilyAhead } from './family/LiveFamily.tsx';
import { babyInView } from './family/use-babies.ts';
import { readCareAhead } from './family/use-care-state.ts';
import { familyAt } from './family/use-family.ts';
import { isKeptScreenShown } from './kept-screen/is-kept-screen-shown.ts';

/**
 * How long the first screen waits for the log, in milliseconds. A skeleton that is shown for less time would only
 * flicker.
 */
const PATIENCE_MS = 400;

/** How long it waits while the kept screen is shown, in milliseconds. A skeleton would take that away. */
const PATIENCE_OF_KEPT_MS = 10_000;

/**
 * Opens the log and reads the data that every screen needs. Without this, React would render the first screen three
 * times. Resolves after 400 ms at the latest, but continues to read in the background. Ignores failures, because the
 * screen that needs the data reports them. Reads nothing while the app is locked, because the data would be out of date
 * after unlocking.
 *
 * While the kept screen is shown, waits longer, and also for all lazy code of the dashboard. React then replaces the
 * kept screen by a whole one.
 */
export async function openFamilyAhead(): Promise<void> {
  const isWhole = isKeptScreenShown();
  reportLostTaps();
  const patience = isWhole ? PATIENCE_OF_KEPT_MS : PATIENCE_MS;
  await Promise.race([
    readFirst(isWhole).catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}

async function readFirst(isWhole: boolean): Promise<void> {
  const owner = ownerOf(useSession.getState());
  if (owner === null || isLocked()) return;
  const opening = openRecordsAhead(demoDaysHere());
  // On a slow phone, the first look-up of the locale's week takes 50 ms, and the first look-up of the zone's current
  // day takes another 50 ms. Both run here and below, while the disk is read.
  const preferences = preferencesOf(owner);
  const db = await opening;
  if (!db) return;
  const reading = readFamilyAhead(db);
  const { today } = familyAt(preferences, Date.now());
  const babies = await reading;
  if (location.pathname !== paths.dashboard) return;
  const baby = babyInView(babies, preferences.babyId);
  if (!baby) return;
  const { kinds, zone } = preferences;
  const hasLazyParts = kinds.length > 0 || babies.length > 1 || zone !== 'device';
  await Promise.all([
    readCareAhead(db, baby.babyId, bornTogether(baby.babyId, babies), today, isWhole),
    isWhole &&
      hasLazyParts &&
      import('./prefetch-parts.ts').then(({ prefetchParts }) =>
        prefetchParts(db, preferences, baby.babyId, today),
      ),
  ]);
}
