import ChartSpline from 'lucide-react/icons/chart-spline';
import { useSearchParams } from 'react-router-dom';
import { useFamily } from '#app/family/use-family.ts';
import { PlanNote } from '#app/shell/PlanNote.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { curveFrom } from '#domain/kinds/growth/growth-history.ts';
import { paths } from '#paths.ts';
import { allowanceIn, useSession } from '#session/session.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { words } from '#words/now.ts';
import { CurvesCard } from './CurvesCard.tsx';
import { GrowthCard } from './GrowthCard.tsx';
import styles from './GrowthTab.module.css';
import { periodInQuery } from './summaries-tab.ts';
import { useGrowthVisits } from './use-growth-visits.ts';

/** Shows the growth of a baby up to today. */
export function GrowthTab({ baby }: { baby: Baby }) {
  const { now } = useFamily();
  const { trends } = allowanceIn(useSession(), now);
  const [query] = useSearchParams();
  const visits = useGrowthVisits(baby);
  const curve = curveFrom(query.get('curve'));
  if (!visits) return <Skeleton label={words.summaries.reading} shape="cards" count={2} />;
  return (
    <div className={styles.cards}>
      {trends ? (
        <CurvesCard
          baby={baby}
          visits={visits}
          curve={curve}
          linkTo={(other) => paths.summaries({ ...periodInQuery(query), tab: 'growth', curve: other })}
        />
      ) : (
        <Card title={words.summaries.curves.title} tone="growth" icon={<ChartSpline aria-hidden="true" />}>
          <PlanNote text={words.summaries.gated.curves.text} />
        </Card>
      )}
      <GrowthCard baby={baby} visits={visits} curve={trends ? curve : null} />
    </div>
  );
}
