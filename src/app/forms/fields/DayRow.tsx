import { useState } from 'react';
import { words } from '#words/now.ts';
import styles from './DayRow.module.css';
import { EntryDay } from './EntryDay.tsx';

/** Shows the field for the day of an entry without a time. `shown` is the first day. */
export function DayRow({ shown = '', error }: { shown: string | undefined; error: string | undefined }) {
  const [date, setDate] = useState(shown);
  return (
    <div className={styles.row}>
      <span className={styles.label}>{words.forms.date}</span>
      <EntryDay date={date} onDate={setDate} error={error} />
    </div>
  );
}
