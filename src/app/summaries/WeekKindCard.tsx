import { KindIcon } from '#app/KindIcon.tsx';
import { useFamily } from '#app/use-family.ts';
import { SvgDayBars } from '#charts/SvgDayBars.tsx';
import { chartsOfWeek } from '#charts/week-charts.ts';
import type { CareKind } from '#domain/care-record.ts';
import type { Units } from '#domain/units.ts';
import { isRunning, type WeekSummary } from '#domain/week-summary.ts';
import { changeOf, formatMeasure, isKindLogged, type Measure, measuresOf } from '#domain/week-words.ts';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Stat, type StatDelta } from '#ui/Stat.tsx';
import { DayTable } from './DayTable.tsx';
import styles from './WeekKindCard.module.css';

const TITLES = { feed: 'Feeds', diaper: 'Diapers', sleep: 'Sleep' };
const NOTES = {
  feed: 'Both sides of one sitting count as one feed.',
  diaper: 'A mixed diaper counts as wet and as dirty.',
  sleep: 'A sleep across midnight is split between its days.',
};

/** One kind of a week: its total, its daily mean and its change, the days as bars, and the days as numbers. */
export function WeekKindCard({ kind, summary }: { kind: Exclude<CareKind, 'growth'>; summary: WeekSummary }) {
  const { units } = useFamily();
  const [main, ...others] = measuresOf(kind);
  const chart = chartsOfWeek(summary).find((candidate) => candidate.kind === kind);
  if (!main || !chart) return null;
  return (
    <Card title={TITLES[kind]} tone={kind} icon={<KindIcon kind={kind} />}>
      {isKindLogged(main, summary.totals) ? (
        <>
          <Stat
            label={isRunning(summary) ? 'This week so far' : 'In the week'}
            value={formatMeasure(main, summary.totals, units)}
            delta={deltaOf(main, summary, units)}
          />
          <SvgDayBars chart={chart} />
          <dl className={styles.measures}>
            {summary.daily.days > 0 && (
              <div>
                <dt>Daily mean</dt>
                <dd>{formatMeasure(main, summary.daily.means, units)}</dd>
              </div>
            )}
            {others.map((measure) => (
              <div key={measure.key}>
                <dt>{measure.label}</dt>
                <dd>{formatMeasure(measure, summary.totals, units)}</dd>
                <dd className={styles.detail}>{detailOf(measure, summary, units)}</dd>
              </div>
            ))}
          </dl>
          <Disclosure summary="Day by day">
            <DayTable kind={kind} summary={summary} />
            <p className={styles.note}>{NOTES[kind]}</p>
          </Disclosure>
        </>
      ) : (
        <p className={styles.note}>None logged {isRunning(summary) ? 'so far this week' : 'in this week'}.</p>
      )}
    </Card>
  );
}

function deltaOf(measure: Measure, summary: WeekSummary, units: Units): StatDelta | undefined {
  const change = changeOf(measure, summary, units);
  if (!change) return undefined;
  const than = summary.before.until ? 'the week before by now' : 'the week before';
  return { ...change, than, less: measure.quantity === 'count' ? 'fewer' : 'less' };
}

/** "1 h a day, −1 h 7 min": the mean and the signed change. */
function detailOf(measure: Measure, summary: WeekSummary, units: Units): string {
  const change = changeOf(measure, summary, units);
  const sign = change && (change.amount > 0 ? '+' : '−');
  const parts = [
    summary.daily.days > 0 && `${formatMeasure(measure, summary.daily.means, units)} a day`,
    change && (change.amount === 0 ? 'no change' : `${sign}${change.text}`),
  ];
  return parts.filter(Boolean).join(' · ');
}
