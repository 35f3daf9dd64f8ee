import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import type { Medicine } from '#domain/kinds/dose/medicine.ts';
import { type NextDose, nextDoses } from '#domain/kinds/dose/next-doses.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { speech, words } from '#words/now.ts';
import { formatWhen, sayNextDose } from '#words/say/medicine.ts';
import { LastHeard } from './LastHeard.tsx';
import { CalendarDialog } from './lazy-calendar-dialog.ts';
import styles from './NextDoses.module.css';
import { useRecentDoses } from './use-recent-doses.ts';

interface NextDosesProps {
  babyId: string;
  medicines: readonly Medicine[];
}

/** Says from when each medicine's next dose is within the limits that the parent set. */
export function NextDoses({ babyId, medicines }: NextDosesProps) {
  const { now, zone } = useFamily();
  const doses = useRecentDoses(babyId);
  const [reminded, setReminded] = useState<NextDose | null>(null);
  const next = nextDoses(medicines, doses, now);
  const said = words.medicine;
  if (next.length === 0 && !reminded) return null;
  return (
    <>
      <ul className={styles.next} role="list">
        {next.map((one) => (
          <li key={one.medicine.id}>
            <p>
              <strong>{one.names.join(' · ')}</strong>
              <span>{sayNextDose(one, now, zone, speech)}</span>
              {one.refusedAt !== undefined && (
                <span className={styles.muted}>
                  {said.next.refused(formatWhen(one.refusedAt, now, zone, speech))}
                </span>
              )}
            </p>
            {one.from > now && (
              <Button
                variant="ghost"
                icon={<CalendarPlus aria-hidden="true" />}
                onClick={() => setReminded(one)}
              >
                <Rich of={said.calendar.addFor(<VisuallyHidden>{one.names.join(' · ')}</VisuallyHidden>)} />
              </Button>
            )}
          </li>
        ))}
        {import.meta.env.VITE_SYNC_URL && <LastHeard />}
      </ul>
      {reminded && (
        <CalendarDialog medicine={reminded.medicine} at={reminded.from} onClose={() => setReminded(null)} />
      )}
    </>
  );
}
