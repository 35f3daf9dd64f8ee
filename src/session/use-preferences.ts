import { useEffect } from 'react';
import { create } from 'zustand';
import {
  onPreferencesElsewhere,
  type Preferences,
  readPreferences,
  writePreferences,
} from '#storage/preferences.ts';
import { DEMO_OWNER, ownerOf, useSession } from './session.ts';

const usePreferencesStore = create<Record<string, Preferences>>()(() => ({}));

function preferencesOf(owner: string): Preferences {
  return usePreferencesStore.getState()[owner] ?? readPreferences(owner, navigator.language);
}

/** What whoever is here chose, and the way to change it. The demo's choices are gone with its tab. */
export function usePreferences(): [Preferences, (changes: Partial<Preferences>) => void] {
  const owner = useSession(ownerOf) ?? DEMO_OWNER;
  const chosen = usePreferencesStore((all) => all[owner]);
  useEffect(() => onPreferencesElsewhere(owner, () => usePreferencesStore.setState({}, true)), [owner]);
  const change = (changes: Partial<Preferences>) => {
    const next = { ...preferencesOf(owner), ...changes };
    usePreferencesStore.setState({ [owner]: next });
    if (owner !== DEMO_OWNER) writePreferences(owner, next);
  };
  return [chosen ?? preferencesOf(owner), change];
}

/** The family's IANA zone: the chosen one, or the device's. */
export function zoneOf(preferences: Preferences): string {
  return preferences.zone === 'device' ? Intl.DateTimeFormat().resolvedOptions().timeZone : preferences.zone;
}
