import { useState } from 'react';
import { countsInWords } from '#app/data/backup/backup-words.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import type { ImportRun } from '#domain/log/family-log.ts';
import { dayAt } from '#domain/time/when.ts';
import { formatDate } from '#domain/time/when-words.ts';
import { useRecords } from '#session/use-records.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { type LeftOfImport, leftOfImport, listImports, undoEnds } from '#storage/log/imports.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { speech, words } from '#words/now.ts';
import { runInWords } from './import-words.ts';
import styles from './PastImports.module.css';

interface PastImportsProps {
  zone: string;
  onRevert: (run: ImportRun) => void;
}

interface StandingImport {
  run: ImportRun;
  /** The entries of the import that the log still has. */
  left: LeftOfImport;
}

async function standingImports(db: RecordsDb): Promise<StandingImport[]> {
  const runs = await listImports(db);
  return Promise.all(runs.map(async (run) => ({ run, left: await leftOfImport(db, run) })));
}

/** Lists past imports. Each can be reverted for 30 days. */
export function PastImports({ zone, onRevert }: PastImportsProps) {
  const db = useRecords();
  const imports = useLive(db, 'standing imports', standingImports);
  const { now } = useFamily();
  const [asking, setAsking] = useState<StandingImport | null>(null);
  if (!imports?.length) return null;
  const said = words.imports.past;
  return (
    <div className={styles.past}>
      <h3 className={styles.title}>{said.title}</h3>
      <ul className={styles.runs}>
        {imports.map(({ run, left }) => (
          <li key={run.id} className={styles.run}>
            <div className={styles.words}>
              <p>{said.from(run.source, formatDate(dayAt(run.importedAt, zone), speech.locale))}</p>
              <p className={styles.muted}>{runInWords(run)}</p>
              {now < undoEnds(run) && (
                <p className={styles.muted}>
                  {left.isAny ? said.until(formatDate(dayAt(undoEnds(run), zone), speech.locale)) : said.gone}
                </p>
              )}
            </div>
            {now < undoEnds(run) && left.isAny && (
              <Button variant="quiet" onClick={() => setAsking({ run, left })}>
                {said.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asking && (
        <Dialog
          title={said.asking.title}
          description={takingBackWords(asking)}
          onClose={() => setAsking(null)}
          actions={
            <>
              <Button variant="quiet" onClick={() => setAsking(null)}>
                {said.asking.keep}
              </Button>
              <Button
                variant="danger"
                onClick={() => {
                  setAsking(null);
                  onRevert(asking.run);
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

function takingBackWords({ run, left }: StandingImport): string {
  const { entries, all, details, onlyDetails, profiles } = words.imports.past.asking;
  const counts = countsInWords(left.counts);
  const { length } = run.filled ?? [];
  const sentences = [
    counts ? entries(counts, run.source) : length > 0 ? onlyDetails(length, run.source) : all(run.source),
    counts && length > 0 ? details(length) : '',
    run.babyIds.length > 0 ? profiles : '',
  ];
  return sentences.filter(Boolean).join(' ');
}
