import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { entryOf } from '#app/forms/entry-of.ts';
import { type DayContext, useDay } from '#app/forms/use-day.ts';
import type { RecordForm } from '#app/forms/use-record-form.ts';
import type { Entry } from '#domain/parsed.ts';
import { endAfter, type Reading } from '#domain/time/parse-times.ts';
import { startBefore } from '#domain/time/start-before.ts';
import { minutesOf } from '#domain/time/stretches.ts';
import { dayAt, daysBetween, isClock, MINUTE } from '#domain/time/when.ts';
import { ChipRow } from '#ui/controls/ChipRow.tsx';
import { TimeField } from '#ui/controls/TimeField.tsx';
import { speech, words } from '#words/now.ts';
import { formatMinutes } from '#words/say/spans.ts';
import { ClockField } from './ClockField.tsx';
import { fillIn } from './fill-in.ts';
import styles from './SpanFields.module.css';
import { ZoneHint } from './ZoneHint.tsx';

interface SpanFieldsProps extends DayContext {
  form: RecordForm;
  endOptional?: boolean;
  /** The suggested length in milliseconds. Until the parent edits the end, it is the start plus this length. */
  filledLength?: number | undefined;
  /** The usual lengths, in minutes. */
  lengths?: readonly number[];
  readTimes: (entry: Entry) => Reading<{ startedAt: number; endedAt: number }>;
}

const USUAL_LENGTHS = [5, 10, 15, 20, 30];

/** Shows the fields for the start and end of a span. Shows the length as soon as it is known. */
export function SpanFields({
  form,
  endOptional = false,
  filledLength,
  lengths = USUAL_LENGTHS,
  readTimes,
  ...context
}: SpanFieldsProps) {
  const { shown, zone, record, now, isNewToday } = context;
  const { entry, errors } = form;
  const { date, choose } = useDay(entry, context);
  const { value } = readTimes({ ...entry, date: date ?? '' });
  const end = useRef<HTMLInputElement>(null);
  const endFold = useRef<HTMLInputElement>(null);
  /** Whether the parent set the start. A chosen length then moves the end, unless the end would be in the future. */
  const isStartSet = useRef(record !== undefined);
  /** The length in milliseconds that the end keeps from the start. Undefined if the parent set the end. */
  const length = useRef(filledLength);
  const [chosen, setChosen] = useState<number | null>(null);
  const minutes = value && entry.endTime ? minutesOf(value) : chosen;

  const fillEnd = useEffectEvent(({ target }: Event) => {
    if (!form.ref.current || !end.current || !endFold.current) return;
    if (target === end.current) length.current = undefined;
    if (target === startIn(form.ref.current)) isStartSet.current = true;
    const filled =
      length.current !== undefined && endAfter(entryOf(form.ref.current), length.current, zone, now);
    if (filled) end.current.value = filled.endTime;
    endFold.current.value = filled ? filled.endTimeFold : '';
  });

  useEffect(() => {
    const element = form.ref.current;
    // A native listener runs before the form's React handler reads the fields. It also runs when the parent answers a
    // question.
    element?.addEventListener('input', fillEnd);
    return () => element?.removeEventListener('input', fillEnd);
  }, [form.ref]);

  function chooseLength(count: number) {
    const start = form.ref.current && startIn(form.ref.current);
    if (!form.ref.current || !start || !end.current) return;
    setChosen(count);
    length.current = count * MINUTE;
    const typed = entryOf(form.ref.current);
    const endBy = (latest: number) => endAfter(typed, count * MINUTE, zone, latest).endTime;
    const isStartKept =
      isClock(start.value) && isStartSet.current && endBy(now) === endBy(Number.POSITIVE_INFINITY);
    const isEndKept = isClock(end.current.value) && !isStartKept;
    fillIn(start, isEndKept ? startBefore(end.current.value, length.current, zone, now) : start.value);
    if (isEndKept) isStartSet.current = false;
  }

  return (
    <div className={styles.times} data-when>
      <ClockField
        form={form}
        name="startTime"
        label={words.forms.start}
        shown={shown}
        date={date}
        onDate={choose}
        zone={zone}
        now={now}
        hasUsualTimes={isNewToday}
        canBeNow={endOptional}
      />
      <div className={styles.end}>
        <TimeField
          label={words.forms.end}
          name="endTime"
          required={!endOptional}
          optional={endOptional}
          ref={end}
          defaultValue={shown.endTime}
          error={errors.endTime}
          beside={
            <output className={styles.length}>{value && entry.endTime && lengthOf(value, zone)}</output>
          }
        />
        {/* While the end follows the start, tells which repeated hour the end is in, so that no question is needed. */}
        <input type="hidden" name="endTimeFold" ref={endFold} />
        {lengths.length > 0 && (
          <ChipRow
            label={words.forms.usualLengths}
            chips={lengths.map((count) => ({
              label: formatMinutes(count, speech),
              isOn: minutes === count,
              onPress: () => chooseLength(count),
            }))}
          />
        )}
      </div>
      <ZoneHint zone={zone} at={record?.startedAt ?? now} />
    </div>
  );
}

function startIn(form: HTMLFormElement): HTMLInputElement {
  return form.elements.namedItem('startTime') as HTMLInputElement;
}

/** Returns a length such as "1 h 20 min" or "8 h, +1 day". */
function lengthOf(times: { startedAt: number; endedAt: number }, zone: string): string {
  const days = daysBetween(dayAt(times.startedAt, zone), dayAt(times.endedAt, zone));
  const length = formatMinutes(minutesOf(times), speech);
  return days > 0 ? words.forms.lengthOver(length, days) : length;
}
