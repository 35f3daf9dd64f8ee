import { isElsewhere } from '#domain/elsewhere.ts';
import { deviceZone } from '#domain/when.ts';
import { clockName } from '#domain/zone-name.ts';
import { useNow } from './use-now.ts';

/** " · Berlin time", behind other words of a line; nothing where the device's clock reads the same. */
export function OtherClock({ zone }: { zone: string }) {
  const now = useNow();
  return isElsewhere(now, zone, deviceZone()) && ` · ${clockName(zone)}`;
}
