import { Link } from 'react-router-dom';
import { useFamily } from '#app/family/use-family.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import type { Expected } from '#domain/care-guide/care-range.ts';
import { describeGrowth } from '#domain/kinds/growth/growth.ts';
import type { Gain, GrowthVisit } from '#domain/kinds/growth/growth-history.ts';
import { gainErrorWords, gainPerDayIn, TOO_CLOSE } from '#domain/kinds/growth/growth-words.ts';
import { expectedGainUntil } from '#domain/kinds/growth/weight-guide.ts';
import { isPeriodRunning, lastDayOf, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import { duringWords } from '#domain/summaries/period-words.ts';
import type { Day } from '#domain/time/when.ts';
import { formatDayRange, formatShortDay } from '#domain/time/when-words.ts';
import type { Units } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Stat } from '#ui/layout/Stat.tsx';
import { AfterBirth } from './AfterBirth.tsx';
import { ExpectedRanges } from './ExpectedRanges.tsx';
import styles from './GrowthCard.module.css';

interface GrowthCardProps {
  baby: Baby;
  summary: PeriodSummary;
  /** All measurements, oldest first. */
  visits: readonly GrowthVisit[];
}

/**
 * The measurements of the period, the weight gain up to its end, and the weeks after birth. Available on every plan.
 */
export function GrowthCard({ baby, summary, visits }: GrowthCardProps) {
  const { units } = useFamily();
  const lastDay = lastDayOf(summary);
  const weighed = visits.findLast(({ date, gain }) => gain !== null && date <= lastDay);
  return (
    <Card title="Growth" tone="growth" icon={<KindIcon kind="growth" />}>
      {summary.growths.length > 0 ? (
        <dl className={styles.growths}>
          {summary.growths.map((growth) => (
            <div key={growth.id}>
              <dt>{formatShortDay(growth.date)}</dt>
              <dd>{describeGrowth(growth, units)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p
          className={styles.nothing}
        >{`No weight, length or head size was logged ${duringWords(summary)}.`}</p>
      )}
      {weighed?.gain && <GainADay gain={weighed.gain} until={weighed.date} units={units} />}
      {weighed && <UsualGain baby={baby} visit={weighed} />}
      <AfterBirth baby={baby} visits={visits} lastDay={lastDay} />
      {isPeriodRunning(summary) && (
        <div>
          <Button as={Link} to={paths.log({ add: 'growth' })} variant="quiet">
            Log growth
          </Button>
        </div>
      )}
    </Card>
  );
}

function GainADay({ gain, until, units }: { gain: Gain; until: Day; units: Units }) {
  const told = gainPerDayIn(gain, units.weight);
  const label = `Weight gain, ${formatDayRange(gain.since, until)}`;
  if (!told) {
    return <p className={styles.nothing}>{`${label}: ${TOO_CLOSE}. Weigh 7 days apart or more.`}</p>;
  }
  return (
    <div>
      <Stat label={label} value={`${told.value} ${told.error}`} unit={`${told.unit} a day`} />
      <p className={styles.nothing}>{gainErrorWords(units.weight)}</p>
    </div>
  );
}

function UsualGain({ baby, visit }: { baby: Baby; visit: GrowthVisit }) {
  const { units } = useFamily();
  const usual = expectedGainUntil(visit, baby);
  if (!usual) return null;
  const { median, band, alsoSaid } = usual;
  // The band is shown too, because beside the median alone half of all babies would seem too light.
  const lists: Expected[] = band ? [[median], [band, ...alsoSaid]] : [[median, ...alsoSaid]];
  return <ExpectedRanges title="Usual at that age" lists={lists} units={units} />;
}
