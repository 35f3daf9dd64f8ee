import ArrowRight from 'lucide-react/icons/arrow-right';
import ChartColumn from 'lucide-react/icons/chart-column';
import { Link } from 'react-router-dom';
import type { CareNow } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { type DaySummary, summarizeDay } from '#domain/summaries/day-summary.ts';
import { countLast24Hours } from '#domain/summaries/last-24-hours.ts';
import type { Units } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { Stat } from '#ui/layout/Stat.tsx';
import { speech, words } from '#words/now.ts';
import { formatVolume } from '#words/say/amounts.ts';
import { diaperTypes } from '#words/say/kinds.ts';
import { besideUnits, formatMinutes, withSoFar } from '#words/say/spans.ts';
import styles from './TodaysCounts.module.css';

/**
 * Shows today's counts in three cards that link to today's log, and a link to the summaries. Each card also counts the
 * last 24 hours, because the day is empty after midnight.
 */
export function TodaysCounts({ care: { log, now } }: { care: CareNow }) {
  const { today, zone, units } = useFamily();
  const summary = summarizeDay(log, today, zone);
  const lately = countLast24Hours(log, now);
  const { dashboard } = words.first;
  const counts = [
    { kind: 'feed', label: dashboard.feeds, value: summary.feeds, detail: feedDetail(summary, units) },
    {
      kind: 'diaper',
      label: dashboard.diapers,
      value: summary.diapers,
      detail: besideUnits(diaperTypes(summary, speech)),
    },
    { kind: 'sleep', label: dashboard.sleeps, value: summary.sleeps, detail: sleepDetail(summary) },
  ] as const;
  return (
    <section aria-label={dashboard.today} className={styles.today} data-kept="whole">
      <ul className={styles.counts} role="list">
        {counts.map(({ kind, label, value, detail }) => (
          <li key={kind}>
            <Link className={styles.count} to={paths.log()}>
              <Stat
                label={label}
                value={<span data-kept="day">{value}</span>}
                tone={kind}
                icon={<KindIcon kind={kind} />}
              />
              <p className={styles.detail} data-kept={`lately ${kind}`}>
                {dashboard.in24Hours(lately[kind])}
              </p>
              {detail && (
                <p className={styles.detail} data-kept={summary.running?.[kind] ? 'minute' : 'day'}>
                  {detail}
                </p>
              )}
            </Link>
          </li>
        ))}
        <li className={styles.onward}>
          <Link className={styles.count} to={paths.summaries()}>
            <span className={styles.summaries}>
              <ChartColumn aria-hidden="true" />
              <span>{dashboard.viewSummaries}</span>
            </span>
            <span className={styles.detail}>{dashboard.byWeek}</span>
            <ArrowRight aria-hidden="true" className={styles.arrow} />
          </Link>
        </li>
      </ul>
    </section>
  );
}

/**
 * Returns the minutes at the breast and the bottle volume, such as "35 min, 4 oz". Counts bottles without an amount,
 * such as "1 bottle".
 */
function feedDetail(summary: DaySummary, units: Units): string {
  const { leftMinutes, rightMinutes, bottleOz, unmeasuredBottles, running } = summary;
  const breast = leftMinutes + rightMinutes;
  const { bottles, moreBottles } = words.first.dashboard;
  return [
    breast > 0 && minutesSoFar(breast, running?.feed),
    bottleOz > 0 && besideUnits(formatVolume(bottleOz, units.volume, speech)),
    unmeasuredBottles > 0 && (bottleOz > 0 ? moreBottles : bottles)(unmeasuredBottles),
  ]
    .filter(Boolean)
    .join(', ');
}

function sleepDetail({ sleepMinutes, running }: DaySummary): string {
  return sleepMinutes ? minutesSoFar(sleepMinutes, running?.sleep) : '';
}

/** Formats minutes, with "so far" while an entry of the kind runs. */
function minutesSoFar(minutes: number, running: 'open' | undefined): string {
  return withSoFar(besideUnits(formatMinutes(minutes, speech)), running, speech);
}
