import { useRef } from 'react';
import type { DayContext } from '#app/forms/use-day.ts';
import type { RecordForm } from '#app/forms/use-record-form.ts';
import { type Clock, clockAt, type Day, MINUTE } from '#domain/time/when.ts';
import { ChipRow } from '#ui/controls/ChipRow.tsx';
import { TimeField } from '#ui/controls/TimeField.tsx';
import { words } from '#words/now.ts';
import styles from './ClockField.module.css';
import { EntryDay } from './EntryDay.tsx';
import { fillIn } from './fill-in.ts';
import { TimeWheel } from './TimeWheel.tsx';

interface ClockFieldProps extends Pick<DayContext, 'shown' | 'zone' | 'now'> {
  form: Pick<RecordForm, 'entry' | 'errors'>;
  name: 'time' | 'startTime';
  label: string;
  date: Day | undefined;
  onDate: (day: Day) => void;
  /** Whether to offer the usual times of a new entry. */
  hasUsualTimes: boolean;
  /** Whether the entry can begin now. A span with an end can't. */
  canBeNow?: boolean;
}

/** How many minutes ago a new entry usually began. */
const MINUTES_AGO = [15, 30, 60];

/** Shows the fields for a day and a time, with usual times and a wheel for any other. */
export function ClockField(props: ClockFieldProps) {
  const { form, name, label, shown, date = '', onDate, zone, now, hasUsualTimes, canBeNow = false } = props;
  const field = useRef<HTMLInputElement>(null);
  const typed = form.entry[name] ?? '';
  const { ago, minutes } = words.care.spans;

  function chipOf(text: string, clock: Clock) {
    return { label: text, isOn: typed === clock, onPress: () => fillIn(field.current, clock) };
  }

  return (
    <div className={styles.clock}>
      <TimeField
        ref={field}
        label={label}
        name={name}
        required
        defaultValue={shown[name]}
        error={form.errors[name]}
        beside={<EntryDay date={date} onDate={onDate} error={form.errors.date} />}
      />
      {hasUsualTimes && (
        <ChipRow
          label={words.forms.usualTimes}
          chips={[
            ...(canBeNow ? [chipOf(words.forms.now, clockAt(now, zone))] : []),
            ...MINUTES_AGO.map((count) => chipOf(ago(minutes(count)), clockAt(now - count * MINUTE, zone))),
          ]}
        />
      )}
      <TimeWheel value={typed} rest={clockAt(now, zone)} onPick={(clock) => fillIn(field.current, clock)} />
    </div>
  );
}
