import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFamily } from '#app/family/use-family.ts';
import type { KindName, LoggedKind } from '#domain/kinds/registry.ts';
import type { DaySummary } from '#domain/summaries/day-summary.ts';
import { type Month, monthOf, weeksOfMonth } from '#domain/time/calendar-month.ts';
import type { Day } from '#domain/time/when.ts';
import { formatMonth, formatWeekday } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { speech, words } from '#words/now.ts';
import { DayCell } from './DayCell.tsx';
import { dayAfterKey } from './day-after-key.ts';
import { sizeOf, tintsOf } from './day-signs.ts';
import styles from './MonthGrid.module.css';

interface MonthGridProps {
  month: Month;
  /** The kind that a phone shows. */
  show: KindName;
  /** The kinds whose icons a wide screen shows. */
  icons: readonly KindName[];
  days: readonly DaySummary[];
  /** The foods that were tasted first, by day. */
  firstTastes: ReadonlyMap<Day, readonly string[]>;
}

/**
 * Shows the month as a date grid with one tab stop. Arrow keys move inside the grid and across its edges into adjacent
 * months.
 */
export function MonthGrid({ month, show, icons, days, firstTastes }: MonthGridProps) {
  const { today, weekStartsOn } = useFamily();
  const navigate = useNavigate();
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<Day>(today);
  // The day that a key moved to. Null as soon as that day has the focus. Until then its month may still be loading.
  const followed = useRef<Day>(null);
  // After a flight west the focused day may be in the future. Future days have no link.
  const isHere = monthOf(chosen) === month && chosen <= today;
  const active = isHere ? chosen : monthOf(today) === month ? today : `${month}-01`;
  const byDay = new Map(days.map((summary) => [summary.day, summary]));
  const tints = tintsOf(show, days, today);
  const mostOf = (kind: LoggedKind) => Math.max(...days.map((summary) => sizeOf(kind, summary)));
  const most = { feed: mostOf('feed'), diaper: mostOf('diaper'), sleep: mostOf('sleep') };
  const weeks = weeksOfMonth(month, weekStartsOn);

  // On a short phone, the last weeks of a month are below the bar. A restored scroll position stays.
  useEffect(() => {
    if (scrollY > 0) return;
    grid.current?.querySelector('[aria-current="date"]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  useEffect(() => {
    if (followed.current !== active) return;
    followed.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = followed.current ?? active;
    const day = dayAfterKey(event, from, { today, weekStartsOn });
    if (day === null) return;
    event.preventDefault();
    if (day === from) return;
    followed.current = day;
    setChosen(day);
    if (monthOf(day) !== monthOf(from))
      void navigate(paths.calendar({ month: monthOf(day), show }), { preventScrollReset: true });
  }

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA's date grid is a table with this role
      role="grid"
      className={styles.grid}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => target.dataset.day && setChosen(target.dataset.day)}
    >
      <caption id={id}>
        <VisuallyHidden>{words.calendar.month.grid(formatMonth(month, speech.locale))}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={formatWeekday(day, 'long', speech.locale)}>
              {formatWeekday(day, 'short', speech.locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day}>
                <DayCell
                  day={day}
                  summary={byDay.get(day)}
                  firstTastes={firstTastes.get(day)}
                  show={show}
                  tint={tints.get(day) ?? 0}
                  icons={icons}
                  most={most}
                  today={today}
                  inTabOrder={day === active}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
