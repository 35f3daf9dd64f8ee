import { usePreferences } from '#session/use-preferences.ts';
import { lazyComponentOrNothing } from '#ui/layout/lazy-component.tsx';

const OtherClock = lazyComponentOrNothing(async () => (await import('./OtherClock.tsx')).OtherClock);

/** Loads the code of the family's time zone. */
export const prefetchOtherClock = OtherClock.prefetch;

/** Names the family's time zone if its clock differs from the device's clock. */
export function ClockName() {
  const [{ zone }] = usePreferences();
  return zone !== 'device' && <OtherClock zone={zone} />;
}
