import { useFamily } from '#app/family/use-family.ts';
import { isOtherOffset } from '#domain/time/is-other-offset.ts';
import { deviceZone } from '#domain/time/when.ts';
import { cityOfZone } from '#domain/time/zone-names.ts';
import { words } from '#words/now.ts';
import styles from './ZoneHint.module.css';

/**
 * Names the zone of the times in a form if its clock differs from the family's or the device's clock. The clocks are
 * compared at the instant `at` (epoch milliseconds).
 */
export function ZoneHint({ zone, at }: { zone: string; at: number }) {
  const family = useFamily();
  if (isOtherOffset(at, zone, family.zone))
    return <p className={styles.hint}>{words.forms.zone(zone.replaceAll('_', ' '))}</p>;
  return (
    isOtherOffset(at, zone, deviceZone()) && (
      <p className={styles.hint}>{words.care.clockOf(cityOfZone(zone))}</p>
    )
  );
}
