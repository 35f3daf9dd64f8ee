import { useNow } from '#app/family/use-now.ts';
import { isOtherOffset } from '#domain/time/is-other-offset.ts';
import { deviceZone } from '#domain/time/when.ts';
import { cityOfZone } from '#domain/time/zone-names.ts';
import { words } from '#words/now.ts';

/** Shows " · Berlin time" after other text. Shows nothing if the device's clock shows the same time. */
export function OtherClock({ zone }: { zone: string }) {
  const now = useNow();
  return (
    isOtherOffset(now, zone, deviceZone()) && <span>{` · ${words.care.clockOf(cityOfZone(zone))}`}</span>
  );
}
