import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { addDays, type Day, daysBetween, daysFromTo } from '#domain/time/when.ts';
import { formatDay, formatWeekday } from '#domain/time/when-words.ts';
import { announce } from '#ui/feedback/announce.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { speech, words } from '#words/now.ts';
import { formatRelativeDay } from '#words/say/spans.ts';
import styles from './WeekStrip.module.css';

interface WeekStripProps {
  day: Day;
  today: Day;
  addressOf: (day: Day) => string;
}

/**
 * Links to seven days. Only the shown day is in the tab order, because the arrow keys change the day on this screen.
 * The focus follows the shown day.
 */
export function WeekStrip({ day, today, addressOf }: WeekStripProps) {
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[data-day="${day}"]`);
    if (list.current?.contains(document.activeElement)) link?.focus();
  }, [day]);

  return (
    <ol ref={list} className={styles.strip} role="list">
      {sevenDays(day, today).map((one) => {
        const weekday = formatWeekday(one, 'short', speech.locale);
        return (
          // The key is the place in the strip, so that the focused link stays in the page when the week changes.
          <li key={weekday}>
            <Link
              to={addressOf(one)}
              replace
              preventScrollReset
              className={styles.day}
              data-day={one}
              data-today={one === today || undefined}
              aria-current={one === day ? 'date' : undefined}
              tabIndex={one === day ? 0 : -1}
              onClick={() => announce(formatRelativeDay(one, today, speech))}
            >
              <VisuallyHidden>
                {one === today
                  ? words.log.day.today(formatDay(one, speech.locale))
                  : formatDay(one, speech.locale)}
              </VisuallyHidden>
              <span className={styles.weekday} aria-hidden="true">
                {weekday}
              </span>
              <span className={styles.number} aria-hidden="true">
                {Number(one.slice(8))}
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

/** Returns the seven days up to today, or the seven days before or after them that include `day`. */
function sevenDays(day: Day, today: Day): Day[] {
  const weeksAgo = Math.floor(daysBetween(day, today) / 7);
  const last = addDays(today, -7 * weeksAgo);
  return daysFromTo(addDays(last, -6), last);
}
