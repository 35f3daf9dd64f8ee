import { type DayContext, useDay } from '#app/forms/use-day.ts';
import type { RecordForm } from '#app/forms/use-record-form.ts';
import { words } from '#words/now.ts';
import { ClockField } from './ClockField.tsx';
import styles from './SpanFields.module.css';
import { ZoneHint } from './ZoneHint.tsx';

/** Shows the fields for the day and time of an entry without a duration. */
export function InstantFields({ form, ...context }: DayContext & { form: RecordForm }) {
  const { shown, zone, now, isNewToday, record } = context;
  const { date, choose } = useDay(form.entry, context);
  return (
    <div className={styles.times} data-when>
      <ClockField
        form={form}
        name="time"
        label={words.forms.time}
        date={date}
        shown={shown}
        onDate={choose}
        zone={zone}
        now={now}
        hasUsualTimes={isNewToday}
        canBeNow
      />
      <ZoneHint zone={zone} at={record?.startedAt ?? now} />
    </div>
  );
}
