import { useFamily } from '#app/family/use-family.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { chartsOf } from '#charts/day-charts.ts';
import { SvgDayBars } from '#charts/SvgDayBars.tsx';
import type { LoggedKind } from '#domain/kinds/registry.ts';
import { changeOf, spanOf } from '#domain/summaries/changes.ts';
import { isKindLogged } from '#domain/summaries/day-summary.ts';
import { type Measure, measuresOf } from '#domain/summaries/measures.ts';
import { detailsOf } from '#domain/summaries/period-details.ts';
import { daysOfMean, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import { daysIn } from '#domain/time/period.ts';
import type { Units } from '#domain/units/units.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { Stat, type StatDelta } from '#ui/layout/Stat.tsx';
import { speech, words } from '#words/now.ts';
import { changeWords } from '#words/say/changes.ts';
import { describeUnmeasured, formatMeasure, formatShown } from '#words/say/period.ts';
import { DayTable } from './DayTable.tsx';
import { detailWords } from './detail-words.ts';
import { ExpectedNow } from './ExpectedNow.tsx';
import styles from './KindCard.module.css';
import { LeastSources } from './LeastSources.tsx';

interface KindCardProps {
  kind: LoggedKind;
  summary: PeriodSummary;
  /** The weight on the last day. Null if no recent weight is known. */
  weightKg: number | null;
}

/**
 * Shows one kind in a period. It shows the total, the daily mean, the change, the days as bars and as numbers, and what
 * is usual.
 */
export function KindCard({ kind, summary, weightKg }: KindCardProps) {
  const { units } = useFamily();
  const [main, ...others] = measuresOf(kind);
  const chart = chartsOf(summary, speech).find((candidate) => candidate.kind === kind);
  if (!main || !chart) return null;
  const { byDay, kinds, none, total } = words.summaries;
  const span = spanOf(summary);
  const days = daysIn(summary);
  return (
    <Card title={kinds[kind].title} tone={kind} icon={<KindIcon kind={kind} />}>
      {isKindLogged(main, summary.totals) ? (
        <>
          <Stat
            label={total[span](days)}
            value={formatMeasure(main, summary.totals, units, speech)}
            delta={deltaOf(main, summary, units)}
          />
          <SvgDayBars chart={chart} />
          <dl className={styles.measures}>
            <MeanOf measure={main} summary={summary} units={units} />
            {others
              .filter((measure) => isUsed(measure, summary))
              .map((measure) => (
                <div key={measure.key}>
                  <dt>{words.figures.measures[measure.key].label}</dt>
                  <dd>{formatMeasure(measure, summary.totals, units, speech)}</dd>
                  <Detail parts={detailOf(measure, summary, units)} />
                </div>
              ))}
            {detailsOf(kind, summary)
              .map((detail) => detailWords(detail, summary, units))
              .map(({ label, text, more }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                  <Detail parts={more} />
                </div>
              ))}
          </dl>
          {kind === 'feed' && <Unmeasured summary={summary} />}
          <div>
            <Disclosure summary={byDay.open}>
              <DayTable kind={kind} summary={summary} />
              <p className={styles.note}>{kinds[kind].note}</p>
              {kind === 'diaper' && <LeastSources summary={summary} />}
            </Disclosure>
          </div>
        </>
      ) : (
        <p className={styles.note}>{none[span](days)}</p>
      )}
      <ExpectedNow kind={kind} summary={summary} weightKg={weightKg} />
    </Card>
  );
}

function Unmeasured({ summary }: { summary: PeriodSummary }) {
  const text = describeUnmeasured(summary, speech);
  return text && <p className={styles.note}>{text}</p>;
}

/** Shows texts with dots between them. Lines break only between two texts. */
function Detail({ parts }: { parts: readonly string[] }) {
  return (
    <dd className={styles.detail}>
      {parts.map((part, index) => (
        <span key={part}>
          {index > 0 && <span>{words.summaries.details.separator}</span>}
          <span className={styles.part}>{part}</span>
        </span>
      ))}
    </dd>
  );
}

/**
 * Returns whether to show a measure. Diapers are always shown. Other measures need an entry in the period or in the
 * period before.
 */
function isUsed({ key, kind }: Measure, { totals, before }: PeriodSummary): boolean {
  return kind === 'diaper' || totals[key] > 0 || before.totals[key] > 0;
}

function MeanOf({ measure, summary, units }: { measure: Measure; summary: PeriodSummary; units: Units }) {
  const { means } = summary.daily[measure.kind];
  const days = daysOfMean(measure, summary.daily);
  if (days === 0) return null;
  const { average } = words.summaries;
  return (
    <div>
      <dt>{average.title}</dt>
      <dd>{formatMeasure(measure, means, units, speech)}</dd>
      <dd className={styles.detail}>{average.over(days)}</dd>
    </div>
  );
}

function deltaOf(measure: Measure, summary: PeriodSummary, units: Units): StatDelta | undefined {
  const amount = changeOf(measure, summary, units);
  if (amount === null) return undefined;
  const { fewer, less, more, same } = words.summaries.change[spanOf(summary)];
  const lower = measure.quantity === 'count' ? fewer : less;
  const told = amount === 0 ? same : amount > 0 ? more : lower;
  return { amount, text: told(formatShown(measure, Math.abs(amount), units, speech), daysIn(summary)) };
}

/**
 * Returns the daily mean and the change, such as "1 h a day" and "−1 h 7 min vs the week before". Empty if both periods
 * are zero.
 */
function detailOf(measure: Measure, summary: PeriodSummary, units: Units): string[] {
  const { means } = summary.daily[measure.kind];
  const change = changeOf(measure, summary, units);
  if (summary.totals[measure.key] === 0 && change === 0) return [];
  const size = formatShown(measure, Math.abs(change ?? 0), units, speech);
  return [
    ...(daysOfMean(measure, summary.daily) > 0
      ? [words.summaries.average.perDay(formatMeasure(measure, means, units, speech))]
      : []),
    ...changeWords(change, size, summary, speech),
  ];
}
