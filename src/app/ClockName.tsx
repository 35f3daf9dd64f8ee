import { usePreferences } from '#session/use-preferences.ts';
import { lazyComponentOrNothing } from '#ui/layout/lazy-component.tsx';

const OtherClock = lazyComponentOrNothing(
  async () => (await import('./forms/fields/ZoneHint.tsx')).OtherClock,
);

/** Says whose clock the times of a screen are, where the family chose one that reads otherwise than the device's. */
export function ClockName() {
  const [{ zone }] = usePreferences();
  return zone !== 'device' && <OtherClock zone={zone} />;
}
