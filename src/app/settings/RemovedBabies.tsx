import styles from '#app/data/TrashSection.module.css';
import { useFamily } from '#app/family/use-family.ts';
import { isolated } from '#domain/isolated.ts';
import { formatAgo } from '#domain/time/when-words.ts';
import type { listRemovedBabies } from '#storage/log/babies.ts';
import { Button } from '#ui/controls/Button.tsx';

type Removed = Awaited<ReturnType<typeof listRemovedBabies>>;

interface RemovedBabiesProps {
  babies: Removed;
  onRestore: (baby: Removed[number]) => void;
}

/** Removed babies, and the way to restore them with all entries. */
export function RemovedBabies({ babies, onRestore }: RemovedBabiesProps) {
  const { now } = useFamily();
  return (
    <ul className={styles.trash} role="list">
      {babies.map((baby) => (
        <li key={baby.babyId} className={styles.deleted}>
          <div className={styles.words}>
            <p className={styles.what}>
              <bdi>{baby.name}</bdi>, with all that was logged
            </p>
            <p className={styles.more}>{`Removed ${formatAgo(baby.removedAt, now)}.`}</p>
          </div>
          <Button
            variant="quiet"
            aria-label={`Restore ${isolated(baby.name)}`}
            onClick={() => onRestore(baby)}
          >
            Restore
          </Button>
        </li>
      ))}
    </ul>
  );
}
