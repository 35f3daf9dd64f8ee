import { useEffect, useRef, useState } from 'react';
import { FromOutside } from '#app/data/FromOutside.tsx';
import { useFamily } from '#app/family/use-family.ts';
import { isolated } from '#domain/isolated.ts';
import type { FamilyLog } from '#domain/log/family-log.ts';
import { goingToTrash, isEmptyLog } from '#domain/sync/backup-preview.ts';
import { isNoDifference, type LogDifference } from '#domain/sync/log-difference.ts';
import type { FileAct } from '#domain/sync/revert-file.ts';
import { clockAt, dayAt } from '#domain/time/when.ts';
import { formatClock, formatDate } from '#domain/time/when-words.ts';
import { TRASH_DAYS } from '#storage/log/trash.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { speech, words } from '#words/now.ts';
import { BackupOutcome } from './BackupOutcome.tsx';
import styles from './BackupPanel.module.css';
import { BackupTable } from './BackupTable.tsx';
import { differenceInWords, runningInWords } from './backup-words.ts';
import type { BackupOffer } from './use-open-backup.ts';

interface BackupPreviewProps {
  offer: BackupOffer;
  /** Whether another app or page sent the file. */
  fromOutside: boolean;
  onBring: (act: FileAct) => void;
  onCancel: () => void;
}

const ACTS: FileAct[] = ['merge', 'replace'];

/** Compares a backup with the current log. The parent chooses whether to merge it or to replace the log. */
export function BackupPreview({ offer, fromOutside, onBring, onCancel }: BackupPreviewProps) {
  const { zone } = useFamily();
  const empty = isEmptyLog(offer.here);
  const [act, setAct] = useState<FileAct>(empty ? 'replace' : 'merge');
  const [asking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { created, changes } = offer;
  const same = isNoDifference(changes.replace);

  const said = words.backup.preview;
  return (
    <div className={styles.step} data-unsaved="">
      <div>
        <h3 ref={title} tabIndex={-1} className={styles.name}>
          {offer.name}
        </h3>
        <p className={styles.muted}>
          {said.from(
            formatDate(dayAt(created, zone), speech.locale),
            formatClock(clockAt(created, zone), speech.locale),
          )}
        </p>
      </div>
      {fromOutside && <FromOutside />}
      <BackupTable file={offer.content.log} here={offer.here} zone={zone} />
      {!empty && !same && (
        <SegmentedChoice
          label={said.question}
          name="act"
          options={ACTS.map((value) => ({ value, label: said.acts[value] }))}
          value={act}
          onValueChange={setAct}
        />
      )}
      {same ? <p>{said.same}</p> : <BackupOutcome offer={offer} act={act} empty={empty} />}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onCancel}>
          {same ? words.backup.close : words.backup.cancel}
        </Button>
        {act === 'merge' && !isNoDifference(changes.merge) && (
          <Button onClick={() => onBring('merge')}>{said.combine}</Button>
        )}
        {act === 'replace' && empty && !same && (
          <Button onClick={() => onBring('replace')}>{said.restore}</Button>
        )}
        {act === 'replace' && !empty && !same && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {said.replace}
          </Button>
        )}
      </div>
      {asking && (
        <Dialog
          title={said.replacing.title}
          description={replaceWords(offer.here, changes.replace)}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button variant="quiet" onClick={() => setAsking(false)}>
                {said.replacing.keep}
              </Button>
              <Button
                variant="danger"
                onClick={() => {
                  setAsking(false);
                  onBring('replace');
                }}
              >
                {said.replacing.replace}
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}

function replaceWords(here: FamilyLog, change: LogDifference): string {
  const said = words.backup.preview.replacing;
  const gone = differenceInWords(change, 'removed');
  const running = runningInWords(change.timers.removed);
  const removed = gone && running ? said.goneAndRunning(gone, running) : said.gone(gone || running);
  const trashed = goingToTrash(here, change).map(({ name }) => said.trashed(isolated(name)));
  return [gone || running ? removed : said.nothingGone, ...trashed, said.undo(TRASH_DAYS)].join(' ');
}
