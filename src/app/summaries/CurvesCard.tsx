import ChartSpline from 'lucide-react/icons/chart-spline';
import { useFamily } from '#app/family/use-family.ts';
import { More } from '#app/More.tsx';
import { ViewNav } from '#app/ViewNav.tsx';
import type { GrowthChart } from '#charts/growth-curves.ts';
import { SvgGrowthCurves } from '#charts/SvgGrowthCurves.tsx';
import type { Baby, Sex } from '#domain/baby/baby.ts';
import { chartAge } from '#domain/baby/corrected-age.ts';
import {
  ageOfStandings,
  GROWTH_MEASURES,
  type GrowthVisit,
  measuredValue,
  missingStandard,
} from '#domain/kinds/growth/growth-history.ts';
import type { Standing } from '#domain/kinds/growth/growth-percentile.ts';
import { formatDate } from '#domain/time/when-words.ts';
import type { GrowthMeasure } from '#domain/who-standards/lms-tables.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Stat } from '#ui/layout/Stat.tsx';
import { useMedia } from '#ui/layout/use-media.ts';
import { speech, words } from '#words/now.ts';
import { describeChartAge, describePercentile } from '#words/say/growth.ts';
import { formatNumber } from '#words/say/numbers.ts';
import { roundedLength, roundedMeasure } from '#words/say/rounded.ts';
import styles from './CurvesCard.module.css';
import { CurveTable } from './CurveTable.tsx';
import { Figure } from './Figure.tsx';

/** The height of the chart in pixels on a phone in landscape. The whole chart is on the screen. */
const LOW_CHART = 216;

interface CurvesCardProps {
  baby: Baby;
  visits: readonly GrowthVisit[];
  curve: GrowthMeasure;
  /** Returns the address that shows another curve. */
  linkTo: (curve: GrowthMeasure) => string;
}

/** Shows one measure: its latest value, what its percentile means, and its WHO curves. The parent chooses it. */
export function CurvesCard({ baby, visits, curve, linkTo }: CurvesCardProps) {
  const { units, today } = useFamily();
  // The chart marks the baby's age today.
  const age = chartAge(baby.birthDate, baby.dueDate, today);
  const chart: GrowthChart = { measure: curve, sex: baby.sex, visits, units, ageDays: age.ageDays };
  const isLow = useMedia('(width >= 40rem) and (20rem <= height < 32rem)');
  const { about, title, which } = words.summaries.curves;
  return (
    <Card title={title} tone="growth" icon={<ChartSpline aria-hidden="true" />}>
      <div className={styles.first}>
        <div className={styles.sides}>
          <div className={styles.told}>
            <ViewNav
              label={which}
              columns={2}
              views={GROWTH_MEASURES.map((measure) => ({
                label: words.figures.curves[measure].short,
                to: linkTo(measure),
                current: measure === curve,
              }))}
            />
            <Latest measure={curve} visits={visits} sex={baby.sex} />
          </div>
          <figure className={styles.figure}>
            <figcaption className={styles.caption}>{words.figures.curves[curve].title}</figcaption>
            <SvgGrowthCurves chart={chart} speech={speech} highest={isLow ? LOW_CHART : undefined} />
          </figure>
        </div>
      </div>
      <p className={styles.about}>{about}</p>
      <More card={title}>
        <CurveTable baby={baby} visits={visits} measure={curve} />
        <p>{describeChartAge(ageOfStandings(visits, age), speech)}</p>
      </More>
      <p className={styles.notice}>{words.figures.growthNotice}</p>
    </Card>
  );
}

interface LatestProps {
  measure: GrowthMeasure;
  visits: readonly GrowthVisit[];
  sex: Sex;
}

function Latest({ measure, visits, sex }: LatestProps) {
  const { units } = useFamily();
  const visit = visits.findLast((one) => measuredValue(measure, one) !== null);
  const value = visit && measuredValue(measure, visit);
  const { curves, growth } = words.summaries;
  if (!visit || typeof value !== 'number') return <p className={styles.about}>{curves.notMeasured}</p>;
  const text = roundedMeasure(measure, value, units, speech);
  const standing = visit.standings[measure];
  const ofAge = visit.age.counted === 'from birth' ? 'age' : 'correctedAge';
  const like = measure === 'weight-for-length' ? 'length' : ofAge;
  return (
    <Stat
      label={words.figures.curves[measure].short}
      hideLabel
      value={
        <Figure
          text={
            measure === 'weight-for-length' && visit.lengthCm !== null
              ? curves.weightAt(text, roundedLength(visit.lengthCm, units.length, speech))
              : text
          }
        />
      }
      unit={growth.onDay(formatDate(visit.date, speech.locale))}
    >
      <dd className={styles.standing}>
        {standing
          ? describePercentile(standing, speech)
          : words.figures.noStandard[missingStandard(measure, visit)]}
      </dd>
      {standing && (
        <dd>{curves.means[measure](curves.below[like](babiesBelow(standing), curves.babies[sex]))}</dd>
      )}
    </Stat>
  );
}

/** Returns how many babies of 100 are below a percentile: "24". In the tails, a whole number says little. */
function babiesBelow({ percentile }: Standing): string {
  const { fewest, most } = words.summaries.curves;
  if (percentile < 1) return fewest;
  return percentile > 99 ? most : formatNumber(Math.round(percentile), speech);
}
