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

const ACTS: { value: FileAct; label: string }[] = [
  { value: 'merge', label: 'Bring both together' },
  { value: 'replace', label: 'Replace what is here' },
];

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

  return (
    <div className={styles.step} data-unsaved="">
      <div>
        <h3 ref={title} tabIndex={-1} className={styles.name}>
          {offer.name}
        </h3>
        <p className={styles.muted}>
          {`A backup from ${formatDate(dayAt(created, zone))}, ${formatClock(clockAt(created, zone))}`}
        </p>
      </div>
      {fromOutside && <FromOutside />}
      <BackupTable file={offer.content.log} here={offer.here} zone={zone} />
      {!empty && !same && (
        <SegmentedChoice
          label="What should become of the two?"
          name="act"
          options={ACTS}
          value={act}
          onValueChange={setAct}
        />
      )}
      {same ? (
        <p>The log in this file is exactly the one that is here: there is nothing to bring in.</p>
      ) : (
        <BackupOutcome offer={offer} act={act} empty={empty} />
      )}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onCancel}>
          {same ? 'Close' : 'Cancel'}
        </Button>
        {act === 'merge' && !isNoDifference(changes.merge) && (
          <Button onClick={() => onBring('merge')}>Bring both together</Button>
        )}
        {act === 'replace' && empty && !same && (
          <Button onClick={() => onBring('replace')}>Restore this backup</Button>
        )}
        {act === 'replace' && !empty && !same && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            Replace my log
          </Button>
        )}
      </div>
      {asking && (
        <Dialog
          title="Replace your log?"
          description={replaceWords(offer.here, changes.replace)}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button variant="quiet" onClick={() => setAsking(false)}>
                Keep my log
              </Button>
              <Button
                variant="danger"
                onClick={() => {
                  setAsking(false);
                  onBring('replace');
                }}
              >
                Replace it
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}

function replaceWords(here: FamilyLog, change: LogDifference): string {
  const gone = [differenceInWords(change, 'removed'), runningInWords(change.timers.removed)].filter(Boolean);
  const what = gone.length
    ? `What is only here will leave your log: ${gone.join(', and ')}.`
    : 'Everything that is here is in the file as well.';
  const trashed = goingToTrash(here, change).map(
    ({ name }) => ` ${isolated(name)}’s profile goes to the trash.`,
  );
  return `${what}${trashed.join('')} You can take this back for ${TRASH_DAYS} days.`;
}
