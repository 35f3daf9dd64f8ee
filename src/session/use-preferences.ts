import { useEffect } from 'react';
import { deviceZone } from '#domain/time/when.ts';
import { dropKeptScreen } from '#storage/browser/kept-screen.ts';
import {
  onPreferencesElsewhere,
  type Preferences,
  readPreferences,
  writePreferences,
} from '#storage/browser/preferences.ts';
import { userRecordsName } from '#storage/database/open-log.ts';
import { DEMO_OWNER, ownerOf, useSession } from './session.ts';
import { storeByOwner } from './store-by-owner.ts';

/** The baby that was last selected in this tab, by owner. */
const inView = new Map<string, string | null>();

const read = (owner: string) => readPreferences(owner, navigator.language);

const store = storeByOwner<Preferences>({
  read,
  write: (owner, preferences) => {
    writePreferences(owner, preferences);
    // The dashboard may look different now, or show another baby.
    dropKeptScreen(userRecordsName(owner));
  },
  onElsewhere: onPreferencesElsewhere,
  // Each tab selects its own baby. A change from another tab would close a half-typed form.
  readElsewhere: (owner) => ({ ...read(owner), babyId: inView.get(owner) ?? null }),
});

/** Returns the preferences of `owner` (a user id or `demo`). */
export const preferencesOf = store.readValue;

/** Changes preferences of `owner` in this tab and on the disk. */
export function changePreferences(owner: string, changes: Partial<Preferences>): void {
  store.setValue(owner, { ...preferencesOf(owner), ...changes });
}

/** Returns the current preferences and their setter. */
export function usePreferences(): [Preferences, (changes: Partial<Preferences>) => void] {
  const owner = useSession(ownerOf) ?? DEMO_OWNER;
  const preferences = store.useValue(owner);
  const { babyId } = preferences;
  useEffect(() => {
    inView.set(owner, babyId);
  }, [owner, babyId]);
  return [preferences, (changes) => changePreferences(owner, changes)];
}

/** Returns the family's IANA zone: the chosen one, or the device's. */
export function zoneOf(preferences: Preferences): string {
  return preferences.zone === 'device' ? zoneInUse() : preferences.zone;
}

let device = { zone: '', askedAt: Number.NEGATIVE_INFINITY };

/**
 * Returns the device's zone, cached for one second. Finding it takes 1 ms on a slow phone, and a screen needs it a
 * dozen times.
 */
function zoneInUse(): string {
  const now = performance.now();
  if (now - device.askedAt > 1000) device = { zone: deviceZone(), askedAt: now };
  return device.zone;
}
