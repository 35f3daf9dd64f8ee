import { useState } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import { clockAt, dayAt } from '#domain/time/when.ts';
import { formatClock, formatDate } from '#domain/time/when-words.ts';
import { useRecords } from '#session/use-records.ts';
import { lastAppliedFile } from '#storage/backup/snapshots.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { speech, words } from '#words/now.ts';
import styles from './BackupPanel.module.css';

/** Offers for 30 days to revert a backup file that changed the log. */
export function AppliedFileNote({ onRevert }: { onRevert: (takenAt: number) => void }) {
  const db = useRecords();
  const { zone, today, now } = useFamily();
  // The key contains the day and not the time, so that the query runs once a day and not every minute.
  const takenAt = useLive(db, `applied file ${today}`, () => lastAppliedFile(db, now));
  const [asking, setAsking] = useState(false);
  if (!takenAt) return null;
  const said = words.backup.applied;
  const when = said.when(
    formatDate(dayAt(takenAt, zone), speech.locale),
    formatClock(clockAt(takenAt, zone), speech.locale),
  );
  return (
    <div className={styles.note}>
      <p>{said.text(when)}</p>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {said.undo}
      </Button>
      {asking && (
        <Dialog
          title={said.asking.title}
          description={said.asking.description(when)}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button variant="quiet" onClick={() => setAsking(false)}>
                {said.asking.keep}
              </Button>
              <Button
                variant="danger"
                onClick={() => {
                  setAsking(false);
                  onRevert(takenAt);
                }}
              >
                {said.asking.undo}
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}
