import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import { isolated } from '#domain/isolated.ts';
import { useRecords } from '#session/use-records.ts';
import { readPhones } from '#storage/sync/phones.ts';
import { speech, words } from '#words/now.ts';
import { formatWhen } from '#words/say/medicine.ts';
import styles from './NextDoses.module.css';

/** Says when each phone that shares the log last sent something. It may have a later dose that is not here yet. */
export function LastHeard() {
  const { now, zone } = useFamily();
  const phones = useLive(useRecords(), 'phones', (log) => readPhones(log, Date.now()));
  return phones?.map(({ device, name, heardAt }) => (
    <li key={device} className={styles.muted}>
      {words.medicine.next.heard(isolated(name), formatWhen(heardAt, now, zone, speech))}
    </li>
  ));
}
