import { useFamily } from '#app/family/use-family.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { More } from '#app/More.tsx';
import { chartsOf } from '#charts/day-charts.ts';
import type { LoggedKind } from '#domain/kinds/registry.ts';
import { changeOf, changeOfMean, spanOf } from '#domain/summaries/changes.ts';
import { isKindLogged } from '#domain/summaries/day-summary.ts';
import { type Measure, measuresOf } from '#domain/summaries/measures.ts';
import { daysOfMean, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import { daysIn } from '#domain/time/period.ts';
import type { Units } from '#domain/units/units.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Stat } from '#ui/layout/Stat.tsx';
import { type Delta, StatDelta } from '#ui/layout/StatDelta.tsx';
import { speech, words } from '#words/now.ts';
import { formatMeasure, formatShown } from '#words/say/period.ts';
import { DayBars } from './DayBars.tsx';
import { ExpectedNow, hasExpected } from './ExpectedNow.tsx';
import { Figure } from './Figure.tsx';
import styles from './KindCard.module.css';
import { KindDetails } from './KindDetails.tsx';

interface KindCardProps {
  kind: LoggedKind;
  summary: PeriodSummary;
  /** The weight on the last day. Null if no recent weight is known. */
  weightKg: number | null;
}

/**
 * Shows one kind in a period: one figure, one comparison and the days as bars. The rest is behind "More". The figure is
 * the daily average, or the total before the first full day.
 */
export function KindCard(props: KindCardProps) {
  const { kind, summary } = props;
  const { units } = useFamily();
  const [main] = measuresOf(kind);
  const chart = chartsOf(summary, speech).find((candidate) => candidate.kind === kind);
  if (!main || !chart) return null;
  const { average, kinds, none, total } = words.summaries;
  const { title } = kinds[kind];
  const span = spanOf(summary);
  const days = daysIn(summary);
  const isLogged = isKindLogged(main, summary.totals);
  const { means } = summary.daily[kind];
  return (
    <Card title={title} tone={kind} icon={<KindIcon kind={kind} />}>
      {!isLogged && <p className={styles.note}>{none[span](days)}</p>}
      {isLogged &&
        (daysOfMean(main, summary.daily) > 0 ? (
          <Stat
            label={average.title}
            hideLabel
            value={<Figure text={formatMeasure(main, means, units, speech)} />}
            unit={average.unit}
          >
            <Change delta={deltaOfMean(main, summary, units)} />
          </Stat>
        ) : (
          <Stat
            label={total[span](days)}
            value={<Figure text={formatMeasure(main, summary.totals, units, speech)} />}
          >
            <Change delta={deltaOfTotal(main, summary, units)} />
          </Stat>
        ))}
      {isLogged && <DayBars key={`${summary.from} ${days}`} chart={chart} summary={summary} />}
      {(isLogged || hasExpected(props)) && (
        <More card={title}>
          {isLogged && <KindDetails kind={kind} summary={summary} />}
          <ExpectedNow {...props} />
        </More>
      )}
    </Card>
  );
}

function Change({ delta }: { delta: Delta | null }) {
  return delta && <StatDelta {...delta} />;
}

function deltaOfMean(measure: Measure, summary: PeriodSummary, units: Units): Delta | null {
  const amount = changeOfMean(measure, summary, units);
  if (amount === null) return null;
  const { brief, ...spoken } = words.summaries.averageChange[spanOf(summary)];
  const size = formatShown(measure, Math.abs(amount), units, speech);
  const days = daysIn(summary);
  return {
    amount,
    text: amount === 0 ? spoken.same(size, days) : brief(size, days),
    spoken: spoken[wordFor(amount, measure)](size, days),
  };
}

function deltaOfTotal(measure: Measure, summary: PeriodSummary, units: Units): Delta | null {
  const amount = changeOf(measure, summary, units);
  if (amount === null) return null;
  const size = formatShown(measure, Math.abs(amount), units, speech);
  const spoken = words.summaries.change[spanOf(summary)][wordFor(amount, measure)](size, daysIn(summary));
  return { amount, text: spoken, spoken };
}

function wordFor(change: number, { quantity }: Measure): 'more' | 'fewer' | 'less' | 'same' {
  if (change === 0) return 'same';
  if (change > 0) return 'more';
  return quantity === 'count' ? 'fewer' : 'less';
}
