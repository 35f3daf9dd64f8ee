import ChartSpline from 'lucide-react/icons/chart-spline';
import { useFamily } from '#app/family/use-family.ts';
import { ViewNav } from '#app/ViewNav.tsx';
import type { GrowthChart } from '#charts/growth-curves.ts';
import { SvgGrowthCurves } from '#charts/SvgGrowthCurves.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { chartAge, describeChartAge } from '#domain/baby/corrected-age.ts';
import {
  ageOfStandings,
  GROWTH_MEASURES,
  type GrowthVisit,
  measuredValue,
} from '#domain/kinds/growth/growth-history.ts';
import { GROWTH_STANDARD } from '#domain/kinds/growth/growth-percentile.ts';
import {
  CURVE_WORDS,
  formatMeasured,
  noStandardWords,
  percentileWords,
  zWords,
} from '#domain/kinds/growth/growth-words.ts';
import type { Day } from '#domain/time/when.ts';
import { formatDate } from '#domain/time/when-words.ts';
import type { GrowthMeasure } from '#domain/who-standards/lms-tables.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import styles from './CurvesCard.module.css';
import { CurveTable } from './CurveTable.tsx';

interface CurvesCardProps {
  baby: Baby;
  visits: readonly GrowthVisit[];
  /** The chart shows the baby's age on this day. */
  lastDay: Day;
  curve: GrowthMeasure;
  linkTo: (curve: GrowthMeasure) => string;
}

/** The latest value of each measure in words, and one measure on its WHO curves. */
export function CurvesCard({ baby, visits, lastDay, curve, linkTo }: CurvesCardProps) {
  const { units } = useFamily();
  const age = chartAge(baby.birthDate, baby.dueDate, lastDay);
  const chart: GrowthChart = { measure: curve, sex: baby.sex, visits, units, ageDays: age.ageDays };
  return (
    <Card title="Growth curves" tone="growth" icon={<ChartSpline aria-hidden="true" />}>
      <dl className={styles.latest}>
        {GROWTH_MEASURES.map((measure) => (
          <Latest key={measure} measure={measure} visits={visits} />
        ))}
      </dl>
      <ViewNav
        label="Which curves"
        views={GROWTH_MEASURES.map((measure) => ({
          label: CURVE_WORDS[measure].short,
          to: linkTo(measure),
          current: measure === curve,
        }))}
      />
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{CURVE_WORDS[curve].title}</figcaption>
        <SvgGrowthCurves chart={chart} />
      </figure>
      <Disclosure summary="The measurements as numbers">
        <CurveTable baby={baby} visits={visits} measure={curve} />
      </Disclosure>
      <div className={styles.small}>
        <p>
          <span>{`${describeChartAge(ageOfStandings(visits, age))}.`}</span> P50 is the middle: half of all
          children measure less. A percentile is no grade, and one point is no diagnosis.
        </p>
        <p>{GROWTH_STANDARD.notice}</p>
      </div>
    </Card>
  );
}

function Latest({ measure, visits }: { measure: GrowthMeasure; visits: readonly GrowthVisit[] }) {
  const { units } = useFamily();
  const visit = visits.findLast((one) => measuredValue(measure, one) !== null);
  const value = visit && measuredValue(measure, visit);
  const standing = visit?.standings[measure];
  return (
    <div>
      <dt>{CURVE_WORDS[measure].short}</dt>
      {!visit || typeof value !== 'number' ? (
        <dd>Not measured yet</dd>
      ) : (
        <>
          <dd className={styles.value}>
            {measure === 'weight-for-length' && visit.lengthCm !== null
              ? `${formatMeasured(measure, value, units)} at ${formatMeasured('length-for-age', visit.lengthCm, units)}`
              : formatMeasured(measure, value, units)}
          </dd>
          <dd>
            {standing
              ? `${percentileWords(standing)}, z\u00a0${zWords(standing)}`
              : capitalized(noStandardWords(measure, visit))}
          </dd>
          <dd className={styles.day}>{formatDate(visit.date)}</dd>
        </>
      )}
    </div>
  );
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
