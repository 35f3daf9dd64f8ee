import ChartColumn from 'lucide-react/icons/chart-column';
import { Link } from 'react-router-dom';
import { useBabies } from '#app/family/use-babies.ts';
import { WhenToCall } from '#app/WhenToCall.tsx';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Period } from './Period.tsx';

export function SummariesScreen() {
  const known = useBabies();
  if (!known) return <Skeleton label="Opening the summaries…" shape="cards" count={3} />;
  const { baby } = known;
  // The key remounts the period for each baby, so that values never show under another baby's name.
  if (baby) return <Period key={baby.babyId} baby={baby} />;
  return (
    <>
      <PageHeader title="Summaries" />
      <EmptyState
        illustration={<ChartColumn strokeWidth={1.25} />}
        title="Whose weeks will these be?"
        action={
          <Button as={Link} to={paths.profile}>
            Add your baby
          </Button>
        }
      >
        Add your baby’s profile first. Each week of feeds, diapers and sleep then adds up here.
      </EmptyState>
      <WhenToCall />
    </>
  );
}
