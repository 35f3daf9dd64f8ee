import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';
import { ClockName } from '#app/ClockName.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { type Day, isDay } from '#domain/time/when.ts';
import { formatDate } from '#domain/time/when-words.ts';
import { DayButton } from '#ui/controls/DayButton.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { speech, words } from '#words/now.ts';
import { formatAge } from '#words/say/age.ts';
import { formatRelativeDay } from '#words/say/spans.ts';
import styles from './DayHeader.module.css';
import { WeekStrip } from './WeekStrip.tsx';

interface DayHeaderProps {
  baby: Baby;
  day: Day;
  today: Day;
  addressOf: (day: Day) => string;
  onStep: (count: number) => void;
  onDay: (day: Day) => void;
}

/** Shows the day and navigates to other days. A press on the heading opens the browser's date picker. */
export function DayHeader({ baby, day, today, addressOf, onStep, onDay }: DayHeaderProps) {
  const field = useRef<HTMLInputElement>(null);
  const said = formatRelativeDay(day, today, speech);

  // The parent may type a date in parts. So the field is set only if the day was changed by other means.
  useEffect(() => {
    if (field.current && field.current.value !== day) field.current.value = day;
  }, [day]);

  return (
    <div className={styles.top}>
      <div className={styles.heading}>
        <PageHeader
          compact
          eyebrow={
            <>
              <span className={styles.whose}>{words.log.logOf(isolated(baby.name))}</span>
              <ClockName />
            </>
          }
          title={
            <span className={styles.day}>
              <span>{said}</span>
              <CalendarDays aria-hidden="true" />
            </span>
          }
          description={words.log.day.about(
            formatDate(day, speech.locale),
            formatAge(baby.birthDate, day, speech),
          )}
        />
        <div className={styles.picker} data-no-print>
          <DayButton
            ref={field}
            label={words.log.day.goTo}
            buttonLabel={words.log.day.goFrom(said)}
            defaultValue={day}
            onChange={({ target }) => isDay(target.value) && target.value !== day && onDay(target.value)}
          />
        </div>
      </div>
      <nav className={styles.days} aria-label={words.log.day.choose}>
        <div className={styles.steps}>
          <IconButton
            label={words.log.day.previous}
            icon={<ChevronLeft aria-hidden="true" />}
            aria-keyshortcuts="ArrowLeft"
            onClick={() => onStep(-1)}
          />
          <IconButton
            label={words.log.day.next}
            icon={<ChevronRight aria-hidden="true" />}
            aria-keyshortcuts="ArrowRight"
            onClick={() => onStep(1)}
          />
        </div>
        <WeekStrip day={day} today={today} addressOf={addressOf} />
      </nav>
    </div>
  );
}
