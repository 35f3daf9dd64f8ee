import { useEffect } from 'react';
import { create } from 'zustand';
import { deviceZone } from '#domain/time/when.ts';
import {
  onPreferencesElsewhere,
  type Preferences,
  readPreferences,
  writePreferences,
} from '#storage/browser/preferences.ts';
import { DEMO_OWNER, ownerOf, useSession } from './session.ts';

const usePreferencesStore = create<Record<string, Preferences>>()(() => ({}));

/** The preferences of `owner` (a user id or `demo`). */
export function preferencesOf(owner: string): Preferences {
  return usePreferencesStore.getState()[owner] ?? readPreferences(owner, navigator.language);
}

/**
 * Changes preferences of `owner` here and on the disk. Preferences of the demo are not stored, and are lost with its
 * tab.
 */
export function changePreferences(owner: string, changes: Partial<Preferences>): void {
  const next = { ...preferencesOf(owner), ...changes };
  usePreferencesStore.setState({ [owner]: next });
  if (owner !== DEMO_OWNER) writePreferences(owner, next);
}

/** The baby selected last in this tab, by owner. For each owner in this map the tab listens to other tabs. */
const inView = new Map<string, string | null>();

function hearOtherTabs(owner: string): void {
  onPreferencesElsewhere(owner, () => {
    // Each tab selects its own baby. A change from another tab would close a half-typed form.
    const babyId = inView.get(owner) ?? null;
    usePreferencesStore.setState({ [owner]: { ...readPreferences(owner, navigator.language), babyId } });
  });
}

/** The current preferences and their setter. */
export function usePreferences(): [Preferences, (changes: Partial<Preferences>) => void] {
  const owner = useSession(ownerOf) ?? DEMO_OWNER;
  const chosen = usePreferencesStore((all) => all[owner]);
  const preferences = chosen ?? preferencesOf(owner);
  const { babyId } = preferences;
  useEffect(() => {
    // The subscription continues after unmounting. Otherwise the tab would return from a public page with old values
    // and overwrite newer ones.
    if (!inView.has(owner)) hearOtherTabs(owner);
    inView.set(owner, babyId);
  }, [owner, babyId]);
  return [preferences, (changes) => changePreferences(owner, changes)];
}

/** The family's IANA zone: the chosen one, or the device's. */
export function zoneOf(preferences: Preferences): string {
  return preferences.zone === 'device' ? zoneInUse() : preferences.zone;
}

let device = { zone: '', askedAt: Number.NEGATIVE_INFINITY };

/**
 * The device's zone, cached for one second. Reading it takes 1 ms on a slow phone, and a screen reads it a dozen times.
 */
function zoneInUse(): string {
  const now = performance.now();
  if (now - device.askedAt > 1000) device = { zone: deviceZone(), askedAt: now };
  return device.zone;
}
