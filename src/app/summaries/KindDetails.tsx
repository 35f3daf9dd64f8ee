import { useFamily } from '#app/family/use-family.ts';
import type { LoggedKind } from '#domain/kinds/registry.ts';
import { changeOf, spanOf } from '#domain/summaries/changes.ts';
import { type Measure, measuresOf } from '#domain/summaries/measures.ts';
import { detailsOf } from '#domain/summaries/period-details.ts';
import { daysOfMean, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import { daysIn } from '#domain/time/period.ts';
import type { Units } from '#domain/units/units.ts';
import { speech, words } from '#words/now.ts';
import { changeWords } from '#words/say/changes.ts';
import { describeUnmeasured, formatMeasure, formatShown } from '#words/say/period.ts';
import { DayTable } from './DayTable.tsx';
import { detailWords } from './detail-words.ts';
import styles from './KindCard.module.css';
import { LeastSources } from './LeastSources.tsx';

/** Shows the totals of a kind, its details, and the days in a table. */
export function KindDetails({ kind, summary }: { kind: LoggedKind; summary: PeriodSummary }) {
  const { units } = useFamily();
  const [main, ...others] = measuresOf(kind);
  const { average, kinds, total } = words.summaries;
  const fullDays = main ? daysOfMean(main, summary.daily) : 0;
  const totals = [
    ...(main ? [{ measure: main, label: total[spanOf(summary)](daysIn(summary)) }] : []),
    ...others
      .filter((measure) => isUsed(measure, summary))
      .map((measure) => ({ measure, label: words.figures.measures[measure.key].label })),
  ];
  return (
    <>
      <dl className={styles.measures}>
        {totals.map(({ measure, label }) => (
          <div key={measure.key}>
            <dt>{label}</dt>
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
      {fullDays > 0 && <p>{average.over(fullDays)}</p>}
      {kind === 'feed' && <Unmeasured summary={summary} />}
      <DayTable kind={kind} summary={summary} />
      <p>{kinds[kind].note}</p>
      {kind === 'diaper' && <LeastSources summary={summary} />}
    </>
  );
}

function Unmeasured({ summary }: { summary: PeriodSummary }) {
  const text = describeUnmeasured(summary, speech);
  return text && <p>{text}</p>;
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
