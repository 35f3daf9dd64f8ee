import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useFamily } from '#app/use-family.ts';
import type { ImportRun } from '#domain/family-log.ts';
import { dayAt } from '#domain/when.ts';
import { formatDate } from '#domain/when-words.ts';
import { useRecords } from '#session/use-records.ts';
import { listImports, undoEnds } from '#storage/imports.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { recordsInWords } from './import-words.ts';
import styles from './PastImports.module.css';

interface PastImportsProps {
  zone: string;
  onTakeBack: (run: ImportRun) => void;
}

/** What was imported, and for 30 days the way back. */
export function PastImports({ zone, onTakeBack }: PastImportsProps) {
  const db = useRecords();
  const runs = useLiveQuery(() => listImports(db), [db]);
  const { now } = useFamily();
  const [asking, setAsking] = useState<ImportRun | null>(null);
  if (!runs?.length) return null;
  return (
    <div className={styles.past}>
      <h3 className={styles.title}>Imported so far</h3>
      <ul className={styles.runs}>
        {runs.map((run) => (
          <li key={run.id} className={styles.run}>
            <div className={styles.words}>
              <p>
                From {run.source}, {formatDate(dayAt(run.importedAt, zone))}
              </p>
              <p className={styles.muted}>{recordsInWords(run.counts)}</p>
              {now < undoEnds(run) && (
                <p className={styles.muted}>
                  Can be taken back until {formatDate(dayAt(undoEnds(run), zone))}.
                </p>
              )}
            </div>
            {now < undoEnds(run) && (
              <Button variant="quiet" onClick={() => setAsking(run)}>
                Take back this import
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asking && (
        <Dialog
          title="Take back this import?"
          description={
            <>
              {recordsInWords(asking.counts) || 'What came'} from {asking.source} will leave your log, with
              any changes you made to them since. What you logged yourself stays.
              {asking.babyIds.length > 0 &&
                ' A profile that came with it goes too, unless you changed it or logged for that baby since.'}
            </>
          }
          onClose={() => setAsking(null)}
          actions={
            <>
              <Button variant="quiet" onClick={() => setAsking(null)}>
                Keep it
              </Button>
              <Button
                variant="danger"
                onClick={() => {
                  setAsking(null);
                  onTakeBack(asking);
                }}
              >
                Take it back
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}
