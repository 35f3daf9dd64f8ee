import { Link } from 'react-router-dom';
import { useFamily } from '#app/family/use-family.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { More } from '#app/More.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import type { Expected } from '#domain/care-guide/care-range.ts';
import { type Gain, type GrowthVisit, measuredValue } from '#domain/kinds/growth/growth-history.ts';
import { expectedGainUntil } from '#domain/kinds/growth/weight-guide.ts';
import type { Day } from '#domain/time/when.ts';
import { formatDate, formatDayRange } from '#domain/time/when-words.ts';
import type { Units } from '#domain/units/units.ts';
import type { GrowthMeasure } from '#domain/who-standards/lms-tables.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Stat } from '#ui/layout/Stat.tsx';
import { speech, words } from '#words/now.ts';
import { formatWeight } from '#words/say/amounts.ts';
import { formatWeighingError, gainPerDayIn, lengthGainIn } from '#words/say/growth.ts';
import { roundedLength } from '#words/say/rounded.ts';
import { AfterBirth } from './AfterBirth.tsx';
import { ExpectedRanges } from './ExpectedRanges.tsx';
import { Figure } from './Figure.tsx';
import styles from './GrowthCard.module.css';

interface GrowthCardProps {
  baby: Baby;
  /** All measurements up to today, oldest first. */
  visits: readonly GrowthVisit[];
  /** The measure whose curves are above the card. They show its last value. Null without curves. */
  curve: GrowthMeasure | null;
}

/**
 * Shows the gain since the measurement before. For a weight it shows the weeks after birth too, and without the curves
 * the last weight. All measurements are behind "More". Available on every plan.
 */
export function GrowthCard({ baby, visits, curve }: GrowthCardProps) {
  const { units, today } = useFamily();
  const { growth: texts } = words.summaries;
  const last = visits.findLast(({ weightKg }) => weightKg !== null);
  const weighed = visits.findLast(({ gain }) => gain !== null);
  const size = curve === 'length-for-age' || curve === 'head-for-age' ? curve : null;
  return (
    <Card title={texts.title} tone="growth" icon={<KindIcon kind="growth" />}>
      {visits.length === 0 && <p className={styles.nothing}>{texts.none}</p>}
      {curve === null && typeof last?.weightKg === 'number' && (
        <Stat
          label={texts.weight}
          hideLabel
          value={<Figure text={formatWeight(last.weightKg, units.weight, speech)} />}
          unit={texts.onDay(formatDate(last.date, speech.locale))}
        />
      )}
      {size ? (
        <SizeGain measure={size} visits={visits} units={units} />
      ) : (
        <div className={styles.weights}>
          {weighed?.gain && <GainADay gain={weighed.gain} until={weighed.date} units={units} />}
          <AfterBirth baby={baby} visits={visits} lastDay={today} />
        </div>
      )}
      {visits.length > 0 && (
        <More card={texts.title}>
          {!size && weighed && <UsualGain baby={baby} visit={weighed} />}
          {!size && weighed?.gain && <GainError gain={weighed.gain} units={units} />}
          <dl className={styles.growths}>
            {visits.toReversed().map((visit) => (
              <div key={visit.date}>
                <dt>{formatDate(visit.date, speech.locale)}</dt>
                <dd>{measuresOf(visit, units)}</dd>
              </div>
            ))}
          </dl>
        </More>
      )}
      <div>
        <Button as={Link} to={paths.log({ add: 'growth' })} variant="quiet">
          {texts.add}
        </Button>
      </div>
    </Card>
  );
}

/** Returns the measures of a visit: "9 lb 4.2 oz · 20.5 in · head 14.2 in". */
function measuresOf({ weightKg, lengthCm, headCm }: GrowthVisit, units: Units): string {
  const { growth, details } = words.summaries;
  return [
    weightKg !== null && formatWeight(weightKg, units.weight, speech),
    lengthCm !== null && roundedLength(lengthCm, units.length, speech),
    headCm !== null && growth.head(roundedLength(headCm, units.length, speech)),
  ]
    .filter(Boolean)
    .join(details.separator);
}

function GainADay({ gain, until, units }: { gain: Gain; until: Day; units: Units }) {
  const { growth } = words.summaries;
  const told = gainPerDayIn(gain, units.weight, speech);
  const days = formatDayRange(gain.since, until, speech.locale);
  if (!told) return <p className={styles.nothing}>{growth.tooClose(days)}</p>;
  return (
    <dl className={styles.gain}>
      <dt>{words.figures.gainOf.weight(days)}</dt>
      <dd>{growth.gainUnit[told.unit](told.value)}</dd>
    </dl>
  );
}

function GainError({ gain, units }: { gain: Gain; units: Units }) {
  const { growth } = words.summaries;
  const told = gainPerDayIn(gain, units.weight, speech);
  if (!told) return null;
  const error = growth.gainUnit[told.unit](told.error);
  return <p>{growth.error(error, formatWeighingError(units.weight, speech))}</p>;
}

interface SizeGainProps {
  measure: 'length-for-age' | 'head-for-age';
  visits: readonly GrowthVisit[];
  units: Units;
}

/** Shows how much a length grew between the last two measurements. */
function SizeGain({ measure, visits, units }: SizeGainProps) {
  const [before, last] = visits.filter((visit) => measuredValue(measure, visit) !== null).slice(-2);
  if (!before || !last) return null;
  const grown = (measuredValue(measure, last) ?? 0) - (measuredValue(measure, before) ?? 0);
  return (
    <dl className={styles.gain}>
      <dt>{words.figures.gainOf[measure](formatDayRange(before.date, last.date, speech.locale))}</dt>
      <dd>{lengthGainIn(grown, units.length, speech)}</dd>
    </dl>
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
