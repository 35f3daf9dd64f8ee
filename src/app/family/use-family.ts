import { type Day, dayAt } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import { usePreferences, zoneOf } from '#session/use-preferences.ts';
import type { Preferences } from '#storage/browser/preferences.ts';
import { useNow } from './use-now.ts';

/** The family's settings and the current time in its zone. */
export interface Family {
  /** The IANA zone that decides which day it is. */
  zone: string;
  units: Units;
  weekStartsOn: number;
  now: number;
  today: Day;
}

/** Returns the family's settings, and the current time in its zone. */
export function useFamily(): Family {
  const [preferences] = usePreferences();
  return familyAt(preferences, useNow());
}

/** Returns the family's settings and the time in its zone at the instant `now`, for use outside React. */
export function familyAt(preferences: Preferences, now: number): Family {
  const zone = zoneOf(preferences);
  return {
    zone,
    units: preferences.units,
    weekStartsOn: preferences.weekStartsOn,
    now,
    today: dayAt(now, zone),
  };
}
