import { usePreferences } from '#session/use-preferences.ts';
import { later } from '#ui/later.tsx';

const OtherClock = later(async () => (await import('./OtherClock.tsx')).OtherClock);

/** Says whose clock the times of a screen are, where the family chose one that reads otherwise than the device's. */
export function ClockName() {
  const [{ zone }] = usePreferences();
  return zone !== 'device' && <OtherClock zone={zone} />;
}
