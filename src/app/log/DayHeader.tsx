import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';
import { ClockName } from '#app/ClockName.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { type Day, isDay } from '#domain/time/when.ts';
import { formatDate } from '#domain/time/when-words.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { speech, words } from '#words/now.ts';
import { formatAge } from '#words/say/age.ts';
import { formatRelativeDay } from '#words/say/spans.ts';
import styles from './DayHeader.module.css';

interface DayHeaderProps {
  baby: Baby;
  day: Day;
  today: Day;
  onStep: (count: number) => void;
  onDay: (day: Day) => void;
}

/** Shows the day and navigates to other days. */
export function DayHeader({ baby, day, today, onStep, onDay }: DayHeaderProps) {
  const field = useRef<HTMLInputElement>(null);

  // The parent types a date in parts. So the field is set only if the day was changed by other means.
  useEffect(() => {
    if (field.current && field.current.value !== day) field.current.value = day;
  }, [day]);

  return (
    <PageHeader
      eyebrow={
        <>
          <span>{words.log.logOf(isolated(baby.name))}</span>
          <ClockName />
        </>
      }
      title={formatRelativeDay(day, today, speech)}
      description={words.log.day.about(
        formatDate(day, speech.locale),
        formatAge(baby.birthDate, day, speech),
      )}
      actions={
        <nav className={styles.days} aria-label={words.log.day.choose}>
          <IconButton
            label={words.log.day.previous}
            icon={<ChevronLeft aria-hidden="true" />}
            aria-keyshortcuts="ArrowLeft"
            onClick={() => onStep(-1)}
          />
          <input
            ref={field}
            type="date"
            className={styles.date}
            aria-label={words.log.day.goTo}
            defaultValue={day}
            onChange={({ target }) => isDay(target.value) && target.value !== day && onDay(target.value)}
          />
          <IconButton
            label={words.log.day.next}
            icon={<ChevronRight aria-hidden="true" />}
            aria-keyshortcuts="ArrowRight"
            onClick={() => onStep(1)}
          />
        </nav>
      }
    />
  );
}
