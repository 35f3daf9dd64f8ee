import { useFamily } from '#app/use-family.ts';
import { isElsewhere } from '#domain/elsewhere.ts';
import styles from './ZoneHint.module.css';

/** Says whose clock the times of a record are, where the family's own read otherwise at that instant (`at`, epoch ms). */
export function ZoneHint({ zone, at }: { zone: string; at: number }) {
  const family = useFamily();
  if (!isElsewhere(at, zone, family.zone)) return null;
  return <p className={styles.hint}>Times as the clock read in {zone.replaceAll('_', ' ')}.</p>;
}
