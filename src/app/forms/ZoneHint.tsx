import { useFamily } from '#app/use-family.ts';
import styles from './ZoneHint.module.css';

/** Says whose clock the times of a record are, where it is not the family's own: on a journey, say. */
export function ZoneHint({ zone }: { zone: string }) {
  const family = useFamily();
  if (zone === family.zone) return null;
  return <p className={styles.hint}>Times as the clock read in {zone.replaceAll('_', ' ')}.</p>;
}
