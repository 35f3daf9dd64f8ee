import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import type { KindName } from '#domain/kinds/registry.ts';
import type { Day } from '#domain/time/when.ts';
import { Button } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Mark } from '#ui/layout/Mark.tsx';
import { words } from '#words/now.ts';

interface EmptyDayProps {
  baby: Baby;
  day: Day;
  today: Day;
  /** The filtered kind, if the day has entries of other kinds only. Null if the day has no entries. */
  only: KindName | null;
  onShowAll: () => void;
}

/** Explains that a day has no entries, or no entries of the filtered kind. */
export function EmptyDay({ baby, day, today, only, onShowAll }: EmptyDayProps) {
  if (only) {
    return (
      <div data-no-print>
        <EmptyState
          illustration={<Mark />}
          title={words.log.empty.only[only]}
          action={
            <Button variant="quiet" onClick={onShowAll}>
              {words.log.empty.showAll}
            </Button>
          }
        >
          {words.log.empty.hidden}
        </EmptyState>
      </div>
    );
  }
  if (day > today) {
    return (
      <EmptyState illustration={<Mark />} title={words.log.empty.future.title}>
        {words.log.empty.future.about}
      </EmptyState>
    );
  }
  if (day < baby.birthDate) {
    return (
      <EmptyState illustration={<Mark />} title={words.log.empty.beforeBirth.title(isolated(baby.name))}>
        {words.log.empty.beforeBirth.about}
      </EmptyState>
    );
  }
  const { title, about } = words.log.empty[day === today ? 'today' : 'past'];
  return (
    <EmptyState illustration={<Mark />} title={title}>
      {about}
    </EmptyState>
  );
}
