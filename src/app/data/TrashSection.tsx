import { useState } from 'react';
import { useBabies } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import { RemovedBabies } from '#app/settings/RemovedBabies.tsx';
import { isolated } from '#domain/isolated.ts';
import { dayOfRecord } from '#domain/log/care-record.ts';
import type { StorageProblem } from '#domain/log/storage-problem.ts';
import { formatDate } from '#domain/time/when-words.ts';
import { useRecords } from '#session/use-records.ts';
import { authorNow } from '#storage/browser/device.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
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
import { Rich } from '#ui/layout/Rich.tsx';
import { Row, Rows } from '#ui/layout/Rows.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { speech, words } from '#words/now.ts';
import { clockOfRecord, describeRecord } from '#words/say/kinds.ts';
import { formatAgo } from '#words/say/spans.ts';
import styles from './TrashSection.module.css';

/** How many entries are shown at first. A reverted import can put thousands into the trash. */
const SHOWN = 10;

/** Lists entries that were deleted in the last 30 days. Restores one or all of them. */
export function TrashSection() {
  const db = useRecords();
  const trash = useLive(db, 'trash', listTrash);
  const babies = useLive(db, 'removed babies', listRemovedBabies);
  const [limit, setLimit] = useState(SHOWN);
  const [problem, setProblem] = useState<StorageProblem | null>(null);

  const said = words.trash;

  async function restore(act: () => Promise<void>, restored: string) {
    setProblem(null);
    try {
      await act();
      toast({ title: restored, description: said.restored.description });
    } catch (error) {
      setProblem(storageProblem(error));
    }
  }

  if (!trash || !babies) return null;
  const count = trash.length;
  const withAll = trash.filter(comesBackWithAll).length;
  return (
    <TitledSection anchor="trash" title={said.title} about={said.about(TRASH_DAYS)}>
      {count + babies.length === 0 && <p>{said.empty}</p>}
      {babies.length > 0 && (
        <RemovedBabies
          babies={babies}
          onRestore={(baby) =>
            void restore(() => restoreBaby(db, baby, authorNow()), said.restored.baby(isolated(baby.name)))
          }
        />
      )}
      {count > 0 && (
        <Rows>
          {trash.slice(0, limit).map((deleted) => (
            <Deleted
              key={deleted.id}
              trash={deleted}
              onRestore={(what) =>
                void restore(() => restoreRecords(db, [deleted.id], authorNow()), said.restored.one(what))
              }
            />
          ))}
        </Rows>
      )}
      {withAll < count && <p>{said.ofImport}</p>}
      {problem && <ErrorNotice {...words.storage[problem]} />}
      <div className={styles.actions}>
        {count > limit && (
          <Button variant="quiet" onClick={() => setLimit(limit + 5 * SHOWN)}>
            {said.more}
          </Button>
        )}
        {withAll > 1 && (
          <Button
            variant="quiet"
            onClick={() => void restore(() => restoreAll(db, authorNow()), said.restored.all(withAll))}
          >
            {said.restoreAll(withAll)}
          </Button>
        )}
      </div>
    </TitledSection>
  );
}

function Deleted({ trash, onRestore }: { trash: ListedTrash; onRestore: (what: string) => void }) {
  const { units, now, zone } = useFamily();
  const known = useBabies();
  const { deleted, deletedAt } = trash;
  const { babyId } = deleted.record;
  const name = known?.named.find((baby) => baby.babyId === babyId)?.name ?? '';
  const what = describeRecord(deleted, units, speech);
  const when = [formatDate(dayOfRecord(deleted), speech.locale), clockOfRecord(deleted, zone, speech)]
    .filter(Boolean)
    .join(', ');
  return (
    <Row
      title={what}
      about={<Rich of={words.trash.deleted(<bdi>{name}</bdi>, when, formatAgo(deletedAt, now, speech))} />}
    >
      <Button variant="quiet" aria-label={words.trash.restoreOne(what)} onClick={() => onRestore(what)}>
        {words.trash.restore}
      </Button>
    </Row>
  );
}
