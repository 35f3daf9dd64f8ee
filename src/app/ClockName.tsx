import { usePreferences } from '#session/use-preferences.ts';
import { lazyComponentOrNothing } from '#ui/layout/lazy-component.tsx';

const OtherClock = lazyComponentOrNothing(async () => (await import('./OtherClock.tsx')).OtherClock);

/** Names the time zone of a screen, if the family's clock differs from the device's. */
export function ClockName() {
  const [{ zone }] = usePreferences();
  return zone !== 'device' && <OtherClock zone={zone} />;
}
