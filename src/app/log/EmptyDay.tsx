import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { type KindName, kindOf } from '#domain/kinds/registry.ts';
import type { Day } from '#domain/time/when.ts';
import { Button } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Mark } from '#ui/layout/Mark.tsx';

interface EmptyDayProps {
  baby: Baby;
  day: Day;
  today: Day;
  /** The kind of the filter, if the day has only entries of other kinds. */
  only: KindName | null;
  onShowAll: () => void;
}

/** Shown for a day without entries, or without entries of the filtered kind. */
export function EmptyDay({ baby, day, today, only, onShowAll }: EmptyDayProps) {
  if (only) {
    return (
      <div data-no-print>
        <EmptyState
          illustration={<Mark />}
          title={`No ${kindOf(only).words.one} on this day`}
          action={
            <Button variant="quiet" onClick={onShowAll}>
              Show the whole day
            </Button>
          }
        >
          Other entries are there, only not shown.
        </EmptyState>
      </div>
    );
  }
  if (day > today) {
    return (
      <EmptyState illustration={<Mark />} title="Still to come">
        This day has not begun yet. Whatever it brings can be logged when it is here.
      </EmptyState>
    );
  }
  if (day < baby.birthDate) {
    return (
      <EmptyState illustration={<Mark />} title={`Before ${isolated(baby.name)} was born`}>
        There is nothing to log here yet, and a lot to look forward to.
      </EmptyState>
    );
  }
  return (
    <EmptyState illustration={<Mark />} title={day === today ? 'A fresh page' : 'Nothing was logged'}>
      {day === today
        ? `Whatever ${isolated(baby.name)} does next, one tap below keeps it.`
        : 'If you remember something, add it below. It is never too late.'}
    </EmptyState>
  );
}
