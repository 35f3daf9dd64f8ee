import { useFamily } from '#app/family/use-family.ts';
import { usePhones } from '#app/family/use-phones.ts';
import { isolated } from '#domain/isolated.ts';
import { speech, words } from '#words/now.ts';
import { formatWhen } from '#words/say/medicine.ts';
import styles from './NextDoses.module.css';

/** Says when each phone that shares the log last sent something. It may have a later dose that is not here yet. */
export function LastHeard() {
  const { now, zone } = useFamily();
  const phones = usePhones();
  return phones?.map(({ device, name, heardAt }) => (
    <li key={device} className={styles.muted}>
      {words.medicine.next.heard(isolated(name), formatWhen(heardAt, now, zone, speech))}
    </li>
  ));
}
