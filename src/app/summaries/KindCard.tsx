import { useFamily } from '#app/family/use-family.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { chartsOf } from '#charts/day-charts.ts';
import { SvgDayBars } from '#charts/SvgDayBars.tsx';
import type { LoggedKind } from '#domain/kinds/registry.ts';
import { isKindLogged } from '#domain/summaries/day-summary.ts';
import { detailsOf } from '#domain/summaries/period-details.ts';
import { daysOfMean, isPeriodRunning, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import {
  beforeWords,
  changeInAll,
  changeOf,
  describeUnmeasured,
  duringWords,
  formatMeasure,
  type Measure,
  measuresOf,
  spanWords,
} from '#domain/summaries/period-words.ts';
import type { Units } from '#domain/units/units.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { Stat, type StatDelta } from '#ui/layout/Stat.tsx';
import { DayTable } from './DayTable.tsx';
import { ExpectedNow } from './ExpectedNow.tsx';
import styles from './KindCard.module.css';
import { LeastSources } from './LeastSources.tsx';

const TITLES = { feed: 'Feeds', diaper: 'Diapers', sleep: 'Sleep' };
const NOTES = {
  feed: 'One feed: the breast, and what follows within half an hour, other breast or bottle. Intervals across a gap in the log are left out.',
  diaper: 'A diaper that was both counts once, under Both.',
  sleep: 'A sleep across midnight is split between its days.',
};

interface KindCardProps {
  kind: LoggedKind;
  summary: PeriodSummary;
  /** The weight on the last day. Null if no recent weight is known. */
  weightKg: number | null;
}

/** One kind in a period: total, daily mean, change, the days as bars and as numbers, and what is usual. */
export function KindCard({ kind, summary, weightKg }: KindCardProps) {
  const { units } = useFamily();
  const [main, ...others] = measuresOf(kind);
  const chart = chartsOf(summary).find((candidate) => candidate.kind === kind);
  if (!main || !chart) return null;
  const running = isPeriodRunning(summary);
  const span = spanWords(summary);
  return (
    <Card title={TITLES[kind]} tone={kind} icon={<KindIcon kind={kind} />}>
      {isKindLogged(main, summary.totals) ? (
        <>
          <Stat
            label={running ? `${span === 'week' ? 'This week' : `These ${span}`} so far` : `In the ${span}`}
            value={formatMeasure(main, summary.totals, units)}
            delta={deltaOf(main, summary, units)}
          />
          <SvgDayBars chart={chart} />
          <dl className={styles.measures}>
            <MeanOf measure={main} summary={summary} units={units} />
            {others
              .filter((measure) => isUsed(measure, summary))
              .map((measure) => (
                <div key={measure.key}>
                  <dt>{measure.label}</dt>
                  <dd>{formatMeasure(measure, summary.totals, units)}</dd>
                  <Detail parts={detailOf(measure, summary, units)} />
                </div>
              ))}
            {detailsOf(kind, summary).map(({ label, text, more }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
                <Detail parts={more} />
              </div>
            ))}
          </dl>
          {kind === 'feed' && <Unmeasured summary={summary} />}
          <div>
            <Disclosure summary="Day by day">
              <DayTable kind={kind} summary={summary} />
              <p className={styles.note}>{NOTES[kind]}</p>
              {kind === 'diaper' && <LeastSources summary={summary} />}
            </Disclosure>
          </div>
        </>
      ) : (
        <p className={styles.note}>{`None logged ${duringWords(summary)}${running ? ' so far' : ''}.`}</p>
      )}
      <ExpectedNow kind={kind} summary={summary} weightKg={weightKg} />
    </Card>
  );
}

function Unmeasured({ summary }: { summary: PeriodSummary }) {
  const words = describeUnmeasured(summary);
  return words && <p className={styles.note}>{words}</p>;
}

/** Parts separated by dots. Lines break only between parts. */
function Detail({ parts }: { parts: readonly string[] }) {
  return (
    <dd className={styles.detail}>
      {parts.map((part, index) => (
        <span key={part}>
          {index > 0 && <span> · </span>}
          <span className={styles.part}>{part}</span>
        </span>
      ))}
    </dd>
  );
}

/**
 * Returns whether to show a measure. Sides, bottles and naps need recent entries. Diapers are shown even if there are
 * none.
 */
function isUsed({ key, kind }: Measure, { totals, before }: PeriodSummary): boolean {
  return kind === 'diaper' || totals[key] > 0 || before.totals[key] > 0;
}

function MeanOf({ measure, summary, units }: { measure: Measure; summary: PeriodSummary; units: Units }) {
  const { means } = summary.daily[measure.kind];
  const days = daysOfMean(measure, summary.daily);
  if (days === 0) return null;
  return (
    <div>
      <dt>Daily mean</dt>
      <dd>{formatMeasure(measure, means, units)}</dd>
      <dd className={styles.detail}>{`over ${days === 1 ? '1 complete day' : `${days} complete days`}`}</dd>
    </div>
  );
}

function deltaOf(measure: Measure, summary: PeriodSummary, units: Units): StatDelta | undefined {
  const change = changeOf(measure, summary, units);
  if (!change) return undefined;
  return { ...change, than: beforeWords(summary), less: measure.quantity === 'count' ? 'fewer' : 'less' };
}

/** "1 h a day", "−1 h 7 min in all": the mean and the change of the total. Empty if both periods are zero. */
function detailOf(measure: Measure, summary: PeriodSummary, units: Units): string[] {
  const { means } = summary.daily[measure.kind];
  const days = daysOfMean(measure, summary.daily);
  const change = changeOf(measure, summary, units);
  if (summary.totals[measure.key] === 0 && change?.amount === 0) return [];
  const parts = [days > 0 && `${formatMeasure(measure, means, units)} a day`, change && changeInAll(change)];
  return parts.filter((part) => typeof part === 'string');
}
