import { useFamily } from '#app/family/use-family.ts';
import { PeriodNav } from '#app/PeriodNav.tsx';
import type { KindName } from '#domain/kinds/registry.ts';
import { addMonths, type Month, monthOf } from '#domain/time/calendar-month.ts';
import type { Day } from '#domain/time/when.ts';
import { formatMonth } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import { speech, words } from '#words/now.ts';

/** Navigates through the months. `show` is the kind that a phone shows. */
export function MonthNav({ month, show }: { month: Month; show: KindName }) {
  const { today } = useFamily();
  return (
    <PeriodNav
      labels={words.calendar.months}
      shown={formatMonth(month, speech.locale)}
      previous={paths.calendar({ month: addMonths(month, -1), show })}
      next={nextMonth(month, show, today)}
      present={paths.calendar({ show })}
    />
  );
}

function nextMonth(month: Month, show: KindName, today: Day): string | null {
  const next = addMonths(month, 1);
  if (next > monthOf(today)) return null;
  return paths.calendar({ month: next === monthOf(today) ? undefined : next, show });
}
