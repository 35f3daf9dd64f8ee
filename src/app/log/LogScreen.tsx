import { Link } from 'react-router-dom';
import { useAskedBaby } from '#app/addresses/use-asked-baby.ts';
import { useBabies } from '#app/family/use-babies.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Mark } from '#ui/layout/Mark.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { words } from '#words/now.ts';
import { BabyLog } from './BabyLog.tsx';

export function LogScreen() {
  const known = useBabies();
  useAskedBaby(known);
  if (!known) return <Skeleton label={words.log.reading} />;
  if (!known.baby) return <NoBaby />;
  // The key remounts the log for each baby. Otherwise a form could stay open under another baby's name.
  return <BabyLog key={known.baby.babyId} baby={known.baby} />;
}

function NoBaby() {
  return (
    <>
      <PageHeader title={words.log.title} />
      <EmptyState
        illustration={<Mark />}
        title={words.log.noBaby.title}
        action={
          <Button as={Link} to={paths.profileSection('babies')}>
            {words.log.noBaby.add}
          </Button>
        }
      >
        {words.log.noBaby.about}
      </EmptyState>
    </>
  );
}
