import styles from '#app/data/TrashSection.module.css';
import { useFamily } from '#app/family/use-family.ts';
import { isolated } from '#domain/isolated.ts';
import type { listRemovedBabies } from '#storage/log/babies.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { speech, words } from '#words/now.ts';
import { formatAgo } from '#words/say/spans.ts';

type Removed = Awaited<ReturnType<typeof listRemovedBabies>>;

interface RemovedBabiesProps {
  babies: Removed;
  onRestore: (baby: Removed[number]) => void;
}

/** Lists removed babies. Each can be restored with all entries. */
export function RemovedBabies({ babies, onRestore }: RemovedBabiesProps) {
  const { now } = useFamily();
  const said = words.trash.babies;
  return (
    <ul className={styles.trash} role="list">
      {babies.map((baby) => (
        <li key={baby.babyId} className={styles.deleted}>
          <div className={styles.words}>
            <p className={styles.what}>
              <Rich of={said.withAll(<bdi>{baby.name}</bdi>)} />
            </p>
            <p className={styles.more}>{said.removed(formatAgo(baby.removedAt, now, speech))}</p>
          </div>
          <Button
            variant="quiet"
            aria-label={words.trash.restoreOne(isolated(baby.name))}
            onClick={() => onRestore(baby)}
          >
            {words.trash.restore}
          </Button>
        </li>
      ))}
    </ul>
  );
}
