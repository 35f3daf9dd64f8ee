import ChartColumn from 'lucide-react/icons/chart-column';
import { Link } from 'react-router-dom';
import { useBabies } from '#app/family/use-babies.ts';
import { WhenToCall } from '#app/WhenToCall.tsx';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { words } from '#words/now.ts';
import { BabySummaries } from './BabySummaries.tsx';

export function SummariesScreen() {
  const known = useBabies();
  const { noBaby, opening, title } = words.summaries;
  if (!known) return <Skeleton label={opening} shape="cards" count={3} />;
  const { baby } = known;
  // The key remounts the summaries for each baby, so that values never show under another baby's name.
  if (baby) return <BabySummaries key={baby.babyId} baby={baby} />;
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        illustration={<ChartColumn strokeWidth={1.25} />}
        title={noBaby.title}
        action={
          <Button as={Link} to={paths.profileSection('babies')}>
            {noBaby.add}
          </Button>
        }
      >
        {noBaby.about}
      </EmptyState>
      <WhenToCall />
    </>
  );
}
