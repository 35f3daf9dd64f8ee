import Pill from 'lucide-react/icons/pill';
import { useFamily } from '#app/family/use-family.ts';
import { latestDoses, nextDoses } from '#domain/kinds/dose/next-doses.ts';
import type { Day } from '#domain/time/when.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { Rich } from '#ui/layout/Rich.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { speech, words } from '#words/now.ts';
import { formatWhen } from '#words/say/medicine.ts';
import { formatAgo } from '#words/say/spans.ts';
import styles from './DoseState.module.css';
import { readMedicinesAhead, useMedicines } from './use-medicines.ts';
import { readRecentDosesAhead, useRecentDoses } from './use-recent-doses.ts';

interface DoseStateProps {
  babyId: string;
  /** The instant of the state, epoch milliseconds. It is not before the newest dose. */
  now: number;
}

/** Prefetches the doses and the medicines for the first render. */
export async function readDosesAhead(db: RecordsDb, babyId: string, today: Day): Promise<void> {
  await Promise.all([readRecentDosesAhead(db, babyId, today), readMedicinesAhead(db)]);
}

/**
 * Shows from when the next dose of each medicine is within the limits that the parent set. Of a medicine without a
 * limit, or whose limit has passed, it shows the last dose.
 */
export function DoseState({ babyId, now }: DoseStateProps) {
  const { zone } = useFamily();
  const doses = useRecentDoses(babyId);
  const medicines = useMedicines();
  if (!medicines) return null;
  const next = nextDoses(medicines, doses, now).filter(({ from }) => from > now);
  const limited = new Set(next.flatMap(({ names }) => names));
  const last = latestDoses(doses, now).filter(({ name }) => !limited.has(name));
  if (next.length + last.length === 0) return null;
  const { state, title } = words.medicine;
  return (
    <div className={styles.row}>
      <Pill aria-hidden="true" />
      <VisuallyHidden>{title}</VisuallyHidden>
      <ul role="list">
        {next.map(({ medicine, names, from }) => (
          <li key={medicine.id}>
            <Rich
              of={state.next(<bdi>{names.join(' · ')}</bdi>, <b>{formatWhen(from, now, zone, speech)}</b>)}
            />
          </li>
        ))}
        {last.map(({ id, name, at }) => (
          <li key={id}>
            <Rich of={state.last(<bdi>{name}</bdi>, formatAgo(at, now, speech))} />
          </li>
        ))}
      </ul>
    </div>
  );
}
