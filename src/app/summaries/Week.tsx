import { useLiveQuery } from 'dexie-react-hooks';
import { NotebookPen } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { PeriodNav } from '#app/PeriodNav.tsx';
import { useFamily } from '#app/use-family.ts';
import type { Baby } from '#domain/baby.ts';
import {
  daysOfWeekSummary,
  isRunning,
  summarizeWeek,
  type WeekSummary,
  weekFrom,
} from '#domain/week-summary.ts';
import { describeComparison, describeMeans, describeWeek } from '#domain/week-words.ts';
import { addDays } from '#domain/when.ts';
import { paths } from '#paths.ts';
import { useRecords } from '#session/use-records.ts';
import { readDays } from '#storage/records.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ExportCard } from './ExportCard.tsx';
import { GrowthCard } from './GrowthCard.tsx';
import styles from './Week.module.css';
import { WeekKindCard } from './WeekKindCard.tsx';

/** A baby's week, live: which one is in the address, and everything shown comes from one summary. */
export function Week({ baby }: { baby: Baby }) {
  const db = useRecords();
  const { today, weekStartsOn, zone, now } = useFamily();
  const [query] = useSearchParams();
  const asked = weekFrom(query.get('week'), today, weekStartsOn);
  // What was read comes with its week, so that the figures of one never stand under the days of another.
  const read = useLiveQuery(async () => {
    const { from, to } = daysOfWeekSummary(asked);
    return { week: asked, log: await readDays(db, baby.babyId, from, to) };
  }, [db, baby.babyId, asked]);
  if (!read) return <Skeleton label="Adding up the week…" shape="cards" count={3} />;
  const summary = summarizeWeek(baby, read.log, read.week, zone, now);
  return (
    <div className={styles.screen}>
      <PageHeader
        eyebrow={baby.name}
        title="Summaries"
        description={<span aria-live="polite">{describeWeek(summary)}</span>}
        actions={
          <PeriodNav
            unit="week"
            previous={paths.summaries({ week: addDays(summary.from, -7) })}
            next={nextWeek(summary, today)}
            present={paths.summaries()}
          />
        }
      />
      {isEmpty(summary) ? <EmptyWeek summary={summary} /> : <Figures summary={summary} />}
    </div>
  );
}

function nextWeek({ from }: WeekSummary, today: string): string | null {
  const next = addDays(from, 7);
  if (next > today) return null;
  return addDays(next, 7) > today ? paths.summaries() : paths.summaries({ week: next });
}

function isEmpty({ totals }: WeekSummary): boolean {
  return Object.values(totals).every((total) => total === 0);
}

function EmptyWeek({ summary }: { summary: WeekSummary }) {
  const running = isRunning(summary);
  return (
    <EmptyState
      illustration={<NotebookPen strokeWidth={1.25} />}
      title={running ? 'This week is still unwritten' : 'Nothing was logged this week'}
      action={
        <Button as={Link} to={running ? paths.log() : paths.log({ day: summary.from })}>
          {running ? 'Open the log' : 'Open these days in the log'}
        </Button>
      }
    >
      {running
        ? 'The first feed, diaper or sleep that you log will show here.'
        : 'You can still add to any day of it. The figures appear here with the first entry.'}
    </EmptyState>
  );
}

function Figures({ summary }: { summary: WeekSummary }) {
  return (
    <>
      <p className={styles.basis}>
        {describeComparison(summary)} {describeMeans(summary)}
      </p>
      <div className={styles.kinds}>
        <WeekKindCard kind="feed" summary={summary} />
        <WeekKindCard kind="diaper" summary={summary} />
        <WeekKindCard kind="sleep" summary={summary} />
      </div>
      <div className={styles.rest}>
        <GrowthCard summary={summary} />
        <ExportCard summary={summary} />
      </div>
    </>
  );
}
