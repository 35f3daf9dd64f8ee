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

/** What `owner` (a user id, or `demo`) chose. */
export function preferencesOf(owner: string): Preferences {
  return usePreferencesStore.getState()[owner] ?? readPreferences(owner, navigator.language);
}

/** Changes what `owner` chose, here and on the disk. The demo's choices are gone with its tab. */
export function changePreferences(owner: string, changes: Partial<Preferences>): void {
  const next = { ...preferencesOf(owner), ...changes };
  usePreferencesStore.setState({ [owner]: next });
  if (owner !== DEMO_OWNER) writePreferences(owner, next);
}

/** Which baby each owner looked at last in this tab. Who is in it hears of the other tabs for as long as it is open. */
const inView = new Map<string, string | null>();

function hearOtherTabs(owner: string): void {
  onPreferencesElsewhere(owner, () => {
    // Which baby is in view is for every tab to choose: a change would take a half-typed form away.
    const babyId = inView.get(owner) ?? null;
    usePreferencesStore.setState({ [owner]: { ...readPreferences(owner, navigator.language), babyId } });
  });
}

/** What whoever is here chose, and the way to change it. */
export function usePreferences(): [Preferences, (changes: Partial<Preferences>) => void] {
  const owner = useSession(ownerOf) ?? DEMO_OWNER;
  const chosen = usePreferencesStore((all) => all[owner]);
  const preferences = chosen ?? preferencesOf(owner);
  const { babyId } = preferences;
  useEffect(() => {
    // Not undone with the screen: from a public page the tab would come back to what it knew, and write that over the rest.
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

/** Asked for at most once a second: the answer takes a slow phone a millisecond, and a screen wants it a dozen times. */
function zoneInUse(): string {
  const now = performance.now();
  if (now - device.askedAt > 1000) device = { zone: deviceZone(), askedAt: now };
  return device.zone;
}
