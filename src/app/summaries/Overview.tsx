import ChartColumn from 'lucide-react/icons/chart-column';
import { useFamily } from '#app/family/use-family.ts';
import { usePeriodSummary } from '#app/family/use-period-summary.ts';
import { useMeals } from '#app/meals/use-meals.ts';
import { PeriodChoice } from '#app/PeriodChoice.tsx';
import { PlanNote } from '#app/shell/PlanNote.tsx';
import { WhenToCall } from '#app/WhenToCall.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { weighingsOf, weightOn } from '#domain/kinds/growth/weighings.ts';
import { loggedKinds } from '#domain/kinds/registry.ts';
import { lastDayOf } from '#domain/summaries/period-summary.ts';
import { allowanceIn, useSession } from '#session/session.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { lazyComponent, lazyComponentOrNothing } from '#ui/layout/lazy-component.tsx';
import { withWords, words } from '#words/now.ts';
import { AboutNumbers } from './AboutNumbers.tsx';
import { EmptyPeriod } from './EmptyPeriod.tsx';
import { KindCard } from './KindCard.tsx';
import { LaterCards } from './LaterCards.tsx';
import styles from './Overview.module.css';
import { useGrowthVisits } from './use-growth-visits.ts';

const PumpingCard = lazyComponentOrNothing(
  async () => (await withWords(import('./PumpingCard.tsx'), 'stash')).PumpingCard,
);

const MealsCard = lazyComponent(
  async () => (await withWords(import('#app/meals/MealsCard.tsx'), 'meals', 'kinds')).MealsCard,
);

/** Shows 7, 14 or 30 days of a baby, with a card for each kind. All cards show values of the same summary. */
export function Overview({ baby }: { baby: Baby }) {
  const { now } = useFamily();
  // A separate query, so that only a change of meals reads all meals again.
  const meals = useMeals(baby.babyId);
  const { trends } = allowanceIn(useSession(), now);
  const shown = usePeriodSummary(baby);
  const visits = useGrowthVisits(baby);
  if (!shown || !visits) return <Skeleton label={words.summaries.reading} shape="cards" count={3} />;

  const { period, log, summary } = shown;
  const lastDay = lastDayOf(summary);
  const weightKg = weightOn(weighingsOf(visits, lastDay), lastDay);
  const empty = Object.values(summary.totals).every((total) => total === 0);
  const gated = period.length > 7 && !trends;
  const hasMeals = meals !== undefined && meals.length > 0;
  return (
    <>
      <PeriodChoice tab="overview" period={period} summary={summary} />
      {gated && <LongerPeriods />}
      {!gated && empty && <EmptyPeriod summary={summary} />}
      <div className={styles.cards}>
        {!gated &&
          !empty &&
          loggedKinds().map((kind) => (
            <KindCard key={kind} kind={kind} summary={summary} weightKg={weightKg} />
          ))}
        {!gated && summary.totals.pumps > 0 && <PumpingCard summary={summary} pumps={log.pump} />}
        {!gated && <LaterCards log={log} summary={summary} />}
        {hasMeals && <MealsCard meals={meals} period={period} />}
      </div>
      <div>
        {!gated && !empty && <AboutNumbers summary={summary} />}
        <WhenToCall folded />
      </div>
    </>
  );
}

function LongerPeriods() {
  const { title, text } = words.summaries.gated.periods;
  return (
    <Card title={title} icon={<ChartColumn aria-hidden="true" />}>
      <PlanNote text={text} />
    </Card>
  );
}
