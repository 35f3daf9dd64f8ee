import { Link } from 'react-router-dom';
import { useFamily } from '#app/family/use-family.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import type { Expected } from '#domain/care-guide/care-range.ts';
import type { Gain, GrowthVisit } from '#domain/kinds/growth/growth-history.ts';
import { expectedGainUntil } from '#domain/kinds/growth/weight-guide.ts';
import { spanOf } from '#domain/summaries/changes.ts';
import { isPeriodRunning, lastDayOf, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import { daysIn } from '#domain/time/period.ts';
import type { Day } from '#domain/time/when.ts';
import { formatDayRange, formatShortDay } from '#domain/time/when-words.ts';
import type { Units } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Stat } from '#ui/layout/Stat.tsx';
import { speech, words } from '#words/now.ts';
import { describeGainError, gainPerDayIn } from '#words/say/growth.ts';
import { describeRecord } from '#words/say/kinds.ts';
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
 * Shows the measurements of the period, the last weight gain, and the weight in the weeks after birth. Available on
 * every plan.
 */
export function GrowthCard({ baby, summary, visits }: GrowthCardProps) {
  const { units } = useFamily();
  const { growth: texts } = words.summaries;
  const lastDay = lastDayOf(summary);
  const weighed = visits.findLast(({ date, gain }) => gain !== null && date <= lastDay);
  return (
    <Card title={texts.title} tone="growth" icon={<KindIcon kind="growth" />}>
      {summary.growths.length > 0 ? (
        <dl className={styles.growths}>
          {summary.growths.map((growth) => (
            <div key={growth.id}>
              <dt>{formatShortDay(growth.date, speech.locale)}</dt>
              <dd>{describeRecord({ kind: 'growth', record: growth }, units, speech)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.nothing}>{texts.none[spanOf(summary)](daysIn(summary))}</p>
      )}
      {weighed?.gain && <GainADay gain={weighed.gain} until={weighed.date} units={units} />}
      {weighed && <UsualGain baby={baby} visit={weighed} />}
      <AfterBirth baby={baby} visits={visits} lastDay={lastDay} />
      {isPeriodRunning(summary) && (
        <div>
          <Button as={Link} to={paths.log({ add: 'growth' })} variant="quiet">
            {texts.add}
          </Button>
        </div>
      )}
    </Card>
  );
}

function GainADay({ gain, until, units }: { gain: Gain; until: Day; units: Units }) {
  const { growth } = words.summaries;
  const told = gainPerDayIn(gain, units.weight, speech);
  const days = formatDayRange(gain.since, until, speech.locale);
  if (!told) return <p className={styles.nothing}>{growth.tooClose(days)}</p>;
  return (
    <div>
      <Stat
        label={growth.gain(days)}
        value={`${told.value} ${told.error}`}
        unit={growth.gainUnit[told.unit]}
      />
      <p className={styles.nothing}>{describeGainError(units.weight, speech)}</p>
    </div>
  );
}

function UsualGain({ baby, visit }: { baby: Baby; visit: GrowthVisit }) {
  const { units } = useFamily();
  const usual = expectedGainUntil(visit, baby);
  if (!usual) return null;
  const { median, band, alsoSaid } = usual;
  // Shows the band too. With the median alone, half of all babies would seem too light.
  const lists: Expected[] = band ? [[median], [band, ...alsoSaid]] : [[median, ...alsoSaid]];
  return <ExpectedRanges title={words.summaries.usual.atThatAge} lists={lists} units={units} />;
}
