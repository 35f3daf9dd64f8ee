import ChartColumn from 'lucide-react/icons/chart-column';
import ChartSpline from 'lucide-react/icons/chart-spline';
import { useSearchParams } from 'react-router-dom';
import { useSiblings } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import { useWithRunning } from '#app/family/use-with-running.ts';
import { useMeals } from '#app/meals/use-meals.ts';
import { PeriodNav } from '#app/PeriodNav.tsx';
import { PlanNote } from '#app/shell/PlanNote.tsx';
import { ViewNav } from '#app/ViewNav.tsx';
import { WhenToCall } from '#app/WhenToCall.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { curveFrom, growthHistory } from '#domain/kinds/growth/growth-history.ts';
import { daysToSummarize, lastDayOf, summarizePeriod } from '#domain/summaries/period-summary.ts';
import {
  latestPeriod,
  movedBy,
  PERIOD_LENGTHS,
  periodFrom,
  resized,
  type ShownPeriod,
} from '#domain/time/period.ts';
import { paths } from '#paths.ts';
import { allowanceIn, useSession } from '#session/session.ts';
import { useRecords } from '#session/use-records.ts';
import { readDays, readGrowths } from '#storage/log/records.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { lazyComponent, lazyComponentOrNothing } from '#ui/layout/lazy-component.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { speech, withWords, words } from '#words/now.ts';
import { describePeriod } from '#words/say/period.ts';
import { CurvesCard } from './CurvesCard.tsx';
import { EmptyPeriod } from './EmptyPeriod.tsx';
import { ExportCard } from './ExportCard.tsx';
import { Figures } from './Figures.tsx';
import { GrowthCard } from './GrowthCard.tsx';
import { LaterCards } from './LaterCards.tsx';
import styles from './Period.module.css';
import { VisitReportCard } from './VisitReportCard.tsx';

const PumpingCard = lazyComponentOrNothing(
  async () => (await withWords(import('./PumpingCard.tsx'), 'stash')).PumpingCard,
);

const MealsCard = lazyComponent(
  async () => (await withWords(import('#app/meals/MealsCard.tsx'), 'meals', 'kinds')).MealsCard,
);

/**
 * Shows 7, 14 or 30 days of a baby. A live query keeps them up to date. The address selects the days. All cards show
 * values of the same summary.
 */
export function Period({ baby }: { baby: Baby }) {
  const db = useRecords();
  const family = useFamily();
  const { zone, now } = family;
  const addRunning = useWithRunning(baby.babyId);
  const siblings = useSiblings(baby.babyId);
  // A separate query, so that only a change of meals reads all meals again.
  const meals = useMeals(baby.babyId);
  const { trends } = allowanceIn(useSession(), now);
  const [query] = useSearchParams();
  const curve = curveFrom(query.get('curve'));
  const { from, to, length } = periodFrom({ week: query.get('week'), days: query.get('days') }, family);
  // The result includes its days, so that values never show under the names of other days.
  const read = useLive(db, `period ${baby.babyId} ${siblings} ${from} ${to} ${length}`, async () => {
    const period: ShownPeriod = { from, to, length };
    const days = daysToSummarize(period);
    const [log, growths] = await Promise.all([
      readDays(db, baby.babyId, siblings, days.from, days.to),
      readGrowths(db, baby.babyId),
    ]);
    return { period, log, growths };
  });
  if (!read) return <Skeleton label={words.summaries.reading} shape="cards" count={3} />;

  const { period } = read;
  const log = addRunning(read.log);
  const summary = summarizePeriod(baby, log, period, zone, now);
  const latest = latestPeriod(period.length, family);
  const visits = growthHistory(
    baby,
    read.growths.filter(({ date }) => date <= family.today),
  );
  const empty = Object.values(summary.totals).every((total) => total === 0);
  const gated = period.length > 7 && !trends;
  const linkTo = (shown: ShownPeriod, shownCurve = curve) =>
    paths.summaries({
      week: shown.from === latestPeriod(shown.length, family).from ? undefined : shown.from,
      days: shown.length,
      curve: shownCurve,
    });
  const { lengths, pages, title } = words.summaries;
  return (
    <div className={styles.screen}>
      <PageHeader
        eyebrow={baby.name}
        title={title}
        description={<span aria-live="polite">{describePeriod(summary, speech)}</span>}
        actions={
          <PeriodNav
            labels={period.length === 7 ? pages.week : pages.days(period.length)}
            previous={linkTo(movedBy(-1, period, family))}
            next={period.from === latest.from ? null : linkTo(movedBy(1, period, family))}
            present={linkTo(latest)}
          />
        }
      />
      <ViewNav
        label={lengths.title}
        views={PERIOD_LENGTHS.map((days) => ({
          label: days === 7 ? lengths.week : lengths.days(days),
          to: linkTo(resized(period, days, family)),
          current: days === period.length,
        }))}
      />
      {gated ? (
        <LongerPeriods />
      ) : empty ? (
        <EmptyPeriod summary={summary} />
      ) : (
        <Figures summary={summary} visits={visits} />
      )}
      {!gated && summary.totals.pumps > 0 && <PumpingCard summary={summary} pumps={log.pump} />}
      <div className={styles.rest}>
        <GrowthCard baby={baby} summary={summary} visits={visits} />
        {!gated && <LaterCards log={log} summary={summary} />}
        {meals && meals.length > 0 && <MealsCard meals={meals} period={period} />}
        {!gated && !empty && <ExportCard summary={summary} />}
      </div>
      {trends ? (
        <CurvesCard
          baby={baby}
          visits={visits}
          lastDay={lastDayOf(summary)}
          curve={curve}
          linkTo={(shownCurve) => linkTo(period, shownCurve)}
        />
      ) : (
        <CurvesNote />
      )}
      <VisitReportCard baby={baby} />
      <WhenToCall />
    </div>
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

function CurvesNote() {
  return (
    <Card title={words.summaries.curves.title} tone="growth" icon={<ChartSpline aria-hidden="true" />}>
      <PlanNote text={words.summaries.gated.curves.text} />
    </Card>
  );
}
