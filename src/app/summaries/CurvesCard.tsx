import ChartSpline from 'lucide-react/icons/chart-spline';
import { useFamily } from '#app/family/use-family.ts';
import { More } from '#app/More.tsx';
import { ViewNav } from '#app/ViewNav.tsx';
import type { GrowthChart } from '#charts/growth-curves.ts';
import { SvgGrowthCurves } from '#charts/SvgGrowthCurves.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { chartAge } from '#domain/baby/corrected-age.ts';
import {
  ageOfStandings,
  GROWTH_MEASURES,
  type GrowthVisit,
  measuredValue,
  missingStandard,
} from '#domain/kinds/growth/growth-history.ts';
import { formatDate } from '#domain/time/when-words.ts';
import type { GrowthMeasure } from '#domain/who-standards/lms-tables.ts';
import { Card } from '#ui/layout/Card.tsx';
import { speech, words } from '#words/now.ts';
import { describeChartAge, describePercentile, formatMeasured } from '#words/say/growth.ts';
import styles from './CurvesCard.module.css';
import { CurveTable } from './CurveTable.tsx';

interface CurvesCardProps {
  baby: Baby;
  visits: readonly GrowthVisit[];
  curve: GrowthMeasure;
  /** Returns the address that shows another curve. */
  linkTo: (curve: GrowthMeasure) => string;
}

/** Shows the latest value of each measure in words, and one measure on its WHO curves. */
export function CurvesCard({ baby, visits, curve, linkTo }: CurvesCardProps) {
  const { units, today } = useFamily();
  // The chart marks the baby's age today.
  const age = chartAge(baby.birthDate, baby.dueDate, today);
  const chart: GrowthChart = { measure: curve, sex: baby.sex, visits, units, ageDays: age.ageDays };
  const { about, title, which } = words.summaries.curves;
  return (
    <Card title={title} tone="growth" icon={<ChartSpline aria-hidden="true" />}>
      <dl className={styles.latest}>
        {GROWTH_MEASURES.map((measure) => (
          <Latest key={measure} measure={measure} visits={visits} />
        ))}
      </dl>
      <ViewNav
        label={which}
        views={GROWTH_MEASURES.map((measure) => ({
          label: words.figures.curves[measure].short,
          to: linkTo(measure),
          current: measure === curve,
        }))}
      />
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{words.figures.curves[curve].title}</figcaption>
        <SvgGrowthCurves chart={chart} speech={speech} />
      </figure>
      <p className={styles.about}>{about}</p>
      <More card={title}>
        <CurveTable baby={baby} visits={visits} measure={curve} />
        <p>{describeChartAge(ageOfStandings(visits, age), speech)}</p>
      </More>
      <p className={styles.notice}>{words.figures.growthNotice}</p>
    </Card>
  );
}

function Latest({ measure, visits }: { measure: GrowthMeasure; visits: readonly GrowthVisit[] }) {
  const { units } = useFamily();
  const visit = visits.findLast((one) => measuredValue(measure, one) !== null);
  const value = visit && measuredValue(measure, visit);
  const standing = visit?.standings[measure];
  const { curves } = words.summaries;
  return (
    <div>
      <dt>{words.figures.curves[measure].short}</dt>
      {!visit || typeof value !== 'number' ? (
        <dd>{curves.notMeasured}</dd>
      ) : (
        <>
          <dd className={styles.value}>
            {measure === 'weight-for-length' && visit.lengthCm !== null
              ? curves.weightAt(
                  formatMeasured(measure, value, units, speech),
                  formatMeasured('length-for-age', visit.lengthCm, units, speech),
                )
              : formatMeasured(measure, value, units, speech)}
          </dd>
          <dd>
            {standing
              ? describePercentile(standing, speech)
              : words.figures.noStandard[missingStandard(measure, visit)]}
          </dd>
          <dd className={styles.day}>{formatDate(visit.date, speech.locale)}</dd>
        </>
      )}
    </div>
  );
}
