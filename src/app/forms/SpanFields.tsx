import { useState } from 'react';
import type { Entry } from '#domain/parsed.ts';
import { dayItBegan, dayOfMended, type Reading } from '#domain/span.ts';
import { minutesOf } from '#domain/stretches.ts';
import { dayAt, daysBetween } from '#domain/when.ts';
import { formatMinutes } from '#domain/when-words.ts';
import { DateField } from '#ui/DateField.tsx';
import { TimeField } from '#ui/TimeField.tsx';
import styles from './SpanFields.module.css';
import type { RecordForm } from './use-record-form.ts';
import { ZoneHint } from './ZoneHint.tsx';

interface SpanFieldsProps {
  form: RecordForm;
  /** How the fields were filled when the form was opened. */
  shown: Entry;
  /** The zone whose clock is typed, and the time now. */
  zone: string;
  now: number;
  /** The day follows the clocks until it is chosen: 21:00 to 06:30, entered in the morning, began yesterday. */
  guessDay: boolean;
  /** What is edited. Its day follows the clocks too, so that its end stays where it was: 23:40 to 06:30 that began at 00:15. */
  record: { endedAt: number } | undefined;
  endOptional?: boolean;
  readTimes: (entry: Entry) => Reading<{ startedAt: number; endedAt: number }>;
}

/** When it began and ended, and how long that was, from the first moment that this can be told. */
export function SpanFields({
  form,
  shown,
  zone,
  now,
  guessDay,
  record,
  endOptional = false,
  readTimes,
}: SpanFieldsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { entry, errors } = form;
  // Guessed when it was filled in: a form that was left open overnight is not of the next day.
  const [filled, setFilled] = useState({ entry, at: now });
  if (filled.entry !== entry) setFilled({ entry, at: now });
  const date = chosen ?? followed();
  const { value } = readTimes({ ...entry, date: date ?? '' });

  function followed() {
    if (record) return dayOfMended(entry, shown, zone, record.endedAt);
    return guessDay ? dayItBegan(entry, zone, filled.at) : shown.date;
  }

  return (
    <div className={styles.span}>
      <DateField
        label="Began on"
        name="date"
        required
        value={date}
        onChange={(event) => setChosen(event.target.value)}
        error={errors.date}
      />
      <div className={styles.clocks}>
        <TimeField
          label="Start"
          name="startTime"
          required
          defaultValue={shown.startTime}
          error={errors.startTime}
        />
        <TimeField
          label="End"
          name="endTime"
          required={!endOptional}
          optional={endOptional}
          defaultValue={shown.endTime}
          error={errors.endTime}
        />
      </div>
      {/* A bottle without an end has no length to tell. */}
      <output className={styles.length}>{value && entry.endTime && lengthOf(value, zone)}</output>
      <ZoneHint zone={zone} />
    </div>
  );
}

/** "1 h 20 min", "8 h, +1 day". */
function lengthOf(times: { startedAt: number; endedAt: number }, zone: string): string {
  const days = daysBetween(dayAt(times.startedAt, zone), dayAt(times.endedAt, zone));
  const later = days > 0 ? `, +${days} ${days === 1 ? 'day' : 'days'}` : '';
  return `${formatMinutes(minutesOf(times))}${later}`;
}
