import { ArrowRight, ChartColumn } from 'lucide-react';
import { Link } from 'react-router-dom';
import { KindIcon } from '#app/KindIcon.tsx';
import { useFamily } from '#app/use-family.ts';
import type { CareLog } from '#domain/care-record.ts';
import { type DaySummary, summarizeDay } from '#domain/day-summary.ts';
import { formatVolume, type Units } from '#domain/units.ts';
import { formatMinutes } from '#domain/when-words.ts';
import { paths } from '#paths.ts';
import { Card } from '#ui/Card.tsx';
import { Stat } from '#ui/Stat.tsx';
import styles from './TodaysCounts.module.css';

/** Today in three figures, each the way to the day itself, and the way to the weeks. */
export function TodaysCounts({ log }: { log: CareLog }) {
  const { today, zone, units } = useFamily();
  const summary = summarizeDay(log, today, zone);
  return (
    <section aria-label="Today" className={styles.counts}>
      <Card as={Link} to={paths.log()}>
        <Stat label="Feeds" value={summary.feeds} tone="feed" icon={<KindIcon kind="feed" />} />
        <p className={styles.detail}>{feedDetail(summary, units)}</p>
      </Card>
      <Card as={Link} to={paths.log()}>
        <Stat label="Diapers" value={summary.diapers} tone="diaper" icon={<KindIcon kind="diaper" />} />
        <p className={styles.detail}>{diaperDetail(summary)}</p>
      </Card>
      <Card as={Link} to={paths.log()}>
        <Stat label="Sleeps" value={summary.sleeps} tone="sleep" icon={<KindIcon kind="sleep" />} />
        <p className={styles.detail}>{sleepDetail(summary)}</p>
      </Card>
      <Card as={Link} to={paths.summaries()}>
        <div className={styles.summaries}>
          <ChartColumn aria-hidden="true" />
          <span className={styles.label}>View Summaries</span>
          <ArrowRight aria-hidden="true" />
        </div>
        <p className={styles.detail}>The week so far, and how it compares.</p>
      </Card>
    </section>
  );
}

function feedDetail({ feeds, leftMinutes, rightMinutes, bottleOz }: DaySummary, units: Units): string {
  const breast = leftMinutes + rightMinutes;
  const parts = [
    breast > 0 && `${formatMinutes(breast)} at the breast`,
    bottleOz > 0 && `${formatVolume(bottleOz, units.volume)} by bottle`,
  ];
  return parts.filter(Boolean).join(', ') || (feeds ? '' : 'None yet today');
}

function diaperDetail({ diapers, wet, dirty }: DaySummary): string {
  return diapers ? `${wet} wet, ${dirty} dirty` : 'None yet today';
}

function sleepDetail({ sleepMinutes }: DaySummary): string {
  return sleepMinutes ? `${formatMinutes(sleepMinutes)} asleep` : 'None yet today';
}
