import { useEffect, useEffectEvent, useRef } from 'react';
import { entryOf } from '#app/forms/entry-of.ts';
import { type DayContext, useDay } from '#app/forms/use-day.ts';
import type { RecordForm } from '#app/forms/use-record-form.ts';
import type { Entry } from '#domain/parsed.ts';
import { endAfter, type Reading } from '#domain/time/parse-times.ts';
import { minutesOf } from '#domain/time/stretches.ts';
import { dayAt, daysBetween } from '#domain/time/when.ts';
import { DateField } from '#ui/controls/DateField.tsx';
import { TimeField } from '#ui/controls/TimeField.tsx';
import { speech, words } from '#words/now.ts';
import { formatMinutes } from '#words/say/spans.ts';
import styles from './SpanFields.module.css';
import { ZoneHint } from './ZoneHint.tsx';

interface SpanFieldsProps extends DayContext {
  form: RecordForm;
  endOptional?: boolean;
  /** The suggested length in milliseconds. Until the parent edits the end, it is the start plus this length. */
  filledLength?: number | undefined;
  readTimes: (entry: Entry) => Reading<{ startedAt: number; endedAt: number }>;
}

/** Shows the fields for the start and end of a span. Shows the length as soon as it is known. */
export function SpanFields({
  form,
  endOptional = false,
  filledLength,
  readTimes,
  ...context
}: SpanFieldsProps) {
  const { shown, zone, record, now } = context;
  const { entry, errors } = form;
  const { date, choose } = useDay(entry, context);
  const { value } = readTimes({ ...entry, date: date ?? '' });
  const end = useRef<HTMLInputElement>(null);
  const endFold = useRef<HTMLInputElement>(null);
  const isEndTouched = useRef(false);

  const fillEnd = useEffectEvent(({ target }: Event) => {
    if (!form.ref.current || !end.current || !endFold.current || filledLength === undefined) return;
    isEndTouched.current ||= target === end.current;
    const filled = endAfter(entryOf(form.ref.current), filledLength, zone, now);
    if (!isEndTouched.current) end.current.value = filled.endTime;
    endFold.current.value = isEndTouched.current ? '' : filled.endTimeFold;
  });

  useEffect(() => {
    const element = form.ref.current;
    // A native listener runs before the form's React handler reads the fields. It also runs when the parent answers a
    // question.
    element?.addEventListener('input', fillEnd);
    return () => element?.removeEventListener('input', fillEnd);
  }, [form.ref]);

  return (
    <div className={styles.span}>
      <DateField
        label={words.forms.date}
        name="date"
        required
        value={date}
        onChange={(event) => choose(event.target.value)}
        error={errors.date}
      />
      <div className={styles.clocks}>
        <TimeField
          label={words.forms.start}
          name="startTime"
          required
          defaultValue={shown.startTime}
          error={errors.startTime}
        />
        <TimeField
          label={words.forms.end}
          name="endTime"
          required={!endOptional}
          optional={endOptional}
          ref={end}
          defaultValue={shown.endTime}
          error={errors.endTime}
        />
        {/* While the end follows the start, tells which repeated hour the end is in, so that no question is needed. */}
        <input type="hidden" name="endTimeFold" ref={endFold} />
      </div>
      {/* A bottle without an end has no length. */}
      <output className={styles.length}>{value && entry.endTime && lengthOf(value, zone)}</output>
      <ZoneHint zone={zone} at={record?.startedAt ?? now} />
    </div>
  );
}

/** Returns a length such as "1 h 20 min" or "8 h, +1 day". */
function lengthOf(times: { startedAt: number; endedAt: number }, zone: string): string {
  const days = daysBetween(dayAt(times.startedAt, zone), dayAt(times.endedAt, zone));
  const length = formatMinutes(minutesOf(times), speech);
  return days > 0 ? words.forms.lengthOver(length, days) : length;
}
