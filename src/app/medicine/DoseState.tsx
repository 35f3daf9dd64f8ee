import Pill from 'lucide-react/icons/pill';
import { useFamily } from '#app/family/use-family.ts';
import { nextDoses } from '#domain/kinds/dose/next-doses.ts';
import { Rich } from '#ui/layout/Rich.tsx';
import { speech, words } from '#words/now.ts';
import { formatWhen } from '#words/say/medicine.ts';
import { formatAgo } from '#words/say/spans.ts';
import styles from './DoseState.module.css';
import { useMedicines } from './use-medicines.ts';
import { useRecentDoses } from './use-recent-doses.ts';

/**
 * Shows from when the next dose of each medicine is within the limits that the parent set. Without such a limit it
 * shows the last dose.
 */
export function DoseState({ babyId }: { babyId: string }) {
  const { now, zone } = useFamily();
  const doses = useRecentDoses(babyId);
  const medicines = useMedicines();
  const last = doses.filter(({ given, at }) => given && at <= now).at(-1);
  if (!medicines || !last) return null;
  const next = nextDoses(medicines, doses, now);
  const { state } = words.medicine;
  const large = (text: string) => <b>{text}</b>;
  return (
    <div className={styles.row}>
      <Pill aria-hidden="true" />
      {next.map(({ medicine, names, from }) => (
        <p key={medicine.id}>
          <Rich of={state.next(names.join(' · '), large(formatWhen(from, now, zone, speech)))} />
        </p>
      ))}
      {next.length === 0 && <p>{state.last(last.name, formatAgo(last.at, now, speech))}</p>}
    </div>
  );
}
