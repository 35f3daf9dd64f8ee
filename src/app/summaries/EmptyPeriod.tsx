import NotebookPen from 'lucide-react/icons/notebook-pen';
import { Link } from 'react-router-dom';
import { isPeriodRunning, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import { duringWords, spanWords } from '#domain/summaries/period-words.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';

/** Shown for a period without entries. */
export function EmptyPeriod({ summary }: { summary: PeriodSummary }) {
  const running = isPeriodRunning(summary);
  const span = spanWords(summary);
  return (
    <EmptyState
      illustration={<NotebookPen strokeWidth={1.25} />}
      title={
        running
          ? `${span === 'week' ? 'This week is' : `These ${span} are`} still unwritten`
          : `Nothing was logged ${duringWords(summary)}`
      }
      action={
        <Button as={Link} to={running ? paths.log() : paths.log({ day: summary.from })}>
          {running ? 'Open the log' : 'Open these days in the log'}
        </Button>
      }
    >
      {running
        ? 'The first feed, diaper or sleep that you log will show here.'
        : 'You can still add to any of the days. The figures appear here with the first entry.'}
    </EmptyState>
  );
}
