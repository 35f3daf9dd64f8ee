import { useFamily } from '#app/family/use-family.ts';
import { isolated } from '#domain/isolated.ts';
import type { listRemovedBabies } from '#storage/log/babies.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { Row, Rows } from '#ui/layout/Rows.tsx';
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
    <Rows>
      {babies.map((baby) => (
        <Row
          key={baby.babyId}
          title={<Rich of={said.withAll(<bdi>{baby.name}</bdi>)} />}
          about={said.removed(formatAgo(baby.removedAt, now, speech))}
        >
          <Button
            variant="quiet"
            aria-label={words.trash.restoreOne(isolated(baby.name))}
            onClick={() => onRestore(baby)}
          >
            {words.trash.restore}
          </Button>
        </Row>
      ))}
    </Rows>
  );
}
