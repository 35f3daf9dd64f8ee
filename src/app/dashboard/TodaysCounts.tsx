import ArrowRight from 'lucide-react/icons/arrow-right';
import ChartColumn from 'lucide-react/icons/chart-column';
import { Link } from 'react-router-dom';
import type { CareNow } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { summarizeDay } from '#domain/summaries/day-summary.ts';
import { countLast24Hours } from '#domain/summaries/last-24-hours.ts';
import { paths } from '#paths.ts';
import { Stat } from '#ui/layout/Stat.tsx';
import { speech, words } from '#words/now.ts';
import { type CountedKind, countDetail } from '#words/say/day-counts.ts';
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
    { kind: 'feed', label: dashboard.feeds, value: summary.feeds },
    { kind: 'diaper', label: dashboard.diapers, value: summary.diapers },
    { kind: 'sleep', label: dashboard.sleeps, value: summary.sleeps },
  ] as const;
  return (
    <section aria-label={dashboard.today} className={styles.today} data-kept="whole">
      <ul className={styles.counts} role="list">
        {counts.map((count) => (
          <Count
            key={count.kind}
            {...count}
            lately={dashboard.in24Hours(lately[count.kind])}
            detail={countDetail(count.kind, summary, units, speech)}
          />
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

interface CountProps {
  kind: CountedKind;
  label: string;
  value: number;
  lately: string;
  detail: string;
}

function Count({ kind, label, value, lately, detail }: CountProps) {
  return (
    <li>
      <Link className={styles.count} to={paths.log()}>
        <Stat
          label={label}
          value={<span data-kept-text="day">{value}</span>}
          tone={kind}
          icon={<KindIcon kind={kind} />}
        />
        <p className={styles.detail} data-kept-text={`lately ${kind}`}>
          {lately}
        </p>
        {detail && (
          <p className={styles.detail} data-kept-text={`day ${kind}`}>
            {detail}
          </p>
        )}
      </Link>
    </li>
  );
}
