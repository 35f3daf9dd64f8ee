import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import { isDay } from '#domain/time/when.ts';
import { DayButton } from '#ui/controls/DayButton.tsx';
import { speech, words } from '#words/now.ts';
import { formatRelativeDay } from '#words/say/spans.ts';
import styles from './DayRow.module.css';

/** Shows the day of an entry without a time, as a button that opens the date picker. `shown` is the first day. */
export function DayRow({ shown = '', error }: { shown: string | undefined; error: string | undefined }) {
  const { today } = useFamily();
  const [date, setDate] = useState(shown);
  const said = isDay(date) ? formatRelativeDay(date, today, speech) : '';
  return (
    <div className={styles.row}>
      <span className={styles.label}>{words.forms.date}</span>
      <DayButton
        label={words.forms.date}
        buttonLabel={words.forms.dateOf(said)}
        name="date"
        required
        value={date}
        onChange={({ target }) => setDate(target.value)}
        error={error}
      >
        <span>{said}</span>
        <ChevronRight aria-hidden="true" />
      </DayButton>
    </div>
  );
}
