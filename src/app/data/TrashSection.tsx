import { useState } from 'react';
import { useBabies } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import { RemovedBabies } from '#app/settings/RemovedBabies.tsx';
import { isolated } from '#domain/isolated.ts';
import { clockOfRecord, dayOfRecord, describeRecord } from '#domain/log/care-record.ts';
import { formatAgo, formatDate } from '#domain/time/when-words.ts';
import { useRecords } from '#session/use-records.ts';
import { authorNow } from '#storage/browser/device.ts';
import { type StorageProblem, storageProblem } from '#storage/database/storage-error.ts';
import { listRemovedBabies } from '#storage/log/babies.ts';
import { restoreBaby } from '#storage/log/change-babies.ts';
import {
  comesBackWithAll,
  type ListedTrash,
  listTrash,
  restoreAll,
  restoreRecords,
  TRASH_DAYS,
} from '#storage/log/trash.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import styles from './TrashSection.module.css';

/** How many entries are shown at first. A reverted import can put thousands into the trash. */
const SHOWN = 10;
const OF_AN_IMPORT =
  'Entries of an import that was taken back are restored one by one: if its file was imported again since, they are in ' +
  'your log already. To have all of them back, import the file again.';

/** Lists entries that were deleted in the last 30 days. Restores one or all of them. */
export function TrashSection() {
  const db = useRecords();
  const trash = useLive(db, 'trash', listTrash);
  const babies = useLive(db, 'removed babies', listRemovedBabies);
  const [limit, setLimit] = useState(SHOWN);
  const [problem, setProblem] = useState<StorageProblem | null>(null);

  async function restore(act: () => Promise<void>, restored: string) {
    setProblem(null);
    try {
      await act();
      toast({ title: restored, description: 'All is where it was.' });
    } catch (error) {
      setProblem(storageProblem(error));
    }
  }

  if (!trash || !babies) return null;
  const count = trash.length;
  const withAll = trash.filter(comesBackWithAll).length;
  return (
    <TitledSection
      anchor="trash"
      title="Trash"
      about={
        `What was deleted can be brought back for ${TRASH_DAYS} days, then it is gone from here for good. ` +
        'If you then bring in a log of another phone or another app that still has it, it comes back with that.'
      }
    >
      {count + babies.length === 0 && <p>The trash is empty.</p>}
      {babies.length > 0 && (
        <RemovedBabies
          babies={babies}
          onRestore={(baby) =>
            void restore(() => restoreBaby(db, baby, authorNow()), `${isolated(baby.name)} is back`)
          }
        />
      )}
      {count > 0 && (
        <ul className={styles.trash} role="list">
          {trash.slice(0, limit).map((deleted) => (
            <Deleted
              key={deleted.id}
              trash={deleted}
              onRestore={(words) =>
                void restore(() => restoreRecords(db, [deleted.id], authorNow()), `Restored: ${words}`)
              }
            />
          ))}
        </ul>
      )}
      {withAll < count && <p>{OF_AN_IMPORT}</p>}
      {problem && <ErrorNotice title={problem.title} happened={problem.message} />}
      <div className={styles.actions}>
        {count > limit && (
          <Button variant="quiet" onClick={() => setLimit(limit + 5 * SHOWN)}>
            Show more
          </Button>
        )}
        {withAll > 1 && (
          <Button
            variant="quiet"
            onClick={() => void restore(() => restoreAll(db, authorNow()), `Restored all ${withAll} entries`)}
          >
            {`Restore all ${withAll}`}
          </Button>
        )}
      </div>
    </TitledSection>
  );
}

function Deleted({ trash, onRestore }: { trash: ListedTrash; onRestore: (words: string) => void }) {
  const { units, now, zone } = useFamily();
  const known = useBabies();
  const { deleted, deletedAt } = trash;
  const { babyId } = deleted.record;
  const name = known?.named.find((baby) => baby.babyId === babyId)?.name ?? '';
  const words = describeRecord(deleted, units);
  const when = [formatDate(dayOfRecord(deleted)), clockOfRecord(deleted, zone)].filter(Boolean).join(', ');
  return (
    <li className={styles.deleted}>
      <div className={styles.words}>
        <p className={styles.what}>{words}</p>
        <p className={styles.more}>
          <bdi>{name}</bdi>
          <span>{`, ${when}. Deleted ${formatAgo(deletedAt, now)}.`}</span>
        </p>
      </div>
      <Button variant="quiet" aria-label={`Restore ${words}`} onClick={() => onRestore(words)}>
        Restore
      </Button>
    </li>
  );
}
