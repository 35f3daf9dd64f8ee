import { useFamily } from '#app/use-family.ts';
import { wallAt } from '#domain/when.ts';
import styles from './ZoneHint.module.css';

/**
 * Says whose clock the times of a record are, where the family's own read otherwise at that instant (`at`, epoch ms): on a
 * journey. Browsers call one zone by two names, so the names tell nothing.
 */
export function ZoneHint({ zone, at }: { zone: string; at: number }) {
  const family = useFamily();
  if (wallAt(at, zone) === wallAt(at, family.zone)) return null;
  return <p className={styles.hint}>Times as the clock read in {zone.replaceAll('_', ' ')}.</p>;
}
