import { useFamily } from '#app/family/use-family.ts';
import { PeriodNav } from '#app/PeriodNav.tsx';
import { addMonths, type Month, monthOf } from '#domain/time/calendar-month.ts';
import type { Day } from '#domain/time/when.ts';
import { formatMonth } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import { speech, words } from '#words/now.ts';

/** Navigates through the months. */
export function MonthNav({ month }: { month: Month }) {
  const { today } = useFamily();
  return (
    <PeriodNav
      labels={words.calendar.months}
      shown={formatMonth(month, speech.locale)}
      previous={paths.calendar({ month: addMonths(month, -1) })}
      next={nextMonth(month, today)}
      present={paths.calendar()}
    />
  );
}

function nextMonth(month: Month, today: Day): string | null {
  const next = addMonths(month, 1);
  if (next > monthOf(today)) return null;
  return next === monthOf(today) ? paths.calendar() : paths.calendar({ month: next });
}
