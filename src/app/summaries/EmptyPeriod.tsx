import NotebookPen from 'lucide-react/icons/notebook-pen';
import { Link } from 'react-router-dom';
import { spanOf } from '#domain/summaries/changes.ts';
import { isPeriodRunning, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import { daysIn } from '#domain/time/period.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { words } from '#words/now.ts';

/** Explains that a period has no entries. */
export function EmptyPeriod({ summary }: { summary: PeriodSummary }) {
  const running = isPeriodRunning(summary);
  const { empty } = words.summaries;
  const { about, open } = running ? empty.running : empty.over;
  return (
    <EmptyState
      illustration={<NotebookPen strokeWidth={1.25} />}
      title={empty.title[spanOf(summary)](daysIn(summary))}
      action={
        <Button as={Link} to={running ? paths.log() : paths.log({ day: summary.from })}>
          {open}
        </Button>
      }
    >
      {about}
    </EmptyState>
  );
}
