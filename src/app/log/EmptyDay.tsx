import type { Baby } from '#domain/baby.ts';
import type { Day } from '#domain/when.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Mark } from '#ui/Mark.tsx';

/** A day with nothing in it: a beginning, or an evening nobody wrote down. */
export function EmptyDay({ baby, day, today }: { baby: Baby; day: Day; today: Day }) {
  if (day > today) {
    return (
      <EmptyState illustration={<Mark />} title="Still to come">
        This day has not begun yet. Whatever it brings can be logged when it is here.
      </EmptyState>
    );
  }
  if (day < baby.birthDate) {
    return (
      <EmptyState illustration={<Mark />} title={`Before ${baby.name} was born`}>
        There is nothing to log here yet, and a lot to look forward to.
      </EmptyState>
    );
  }
  return (
    <EmptyState illustration={<Mark />} title={day === today ? 'A fresh page' : 'Nothing was logged'}>
      {day === today
        ? `Whatever ${baby.name} does next, one tap below keeps it.`
        : 'If you remember something, add it below. It is never too late.'}
    </EmptyState>
  );
}
