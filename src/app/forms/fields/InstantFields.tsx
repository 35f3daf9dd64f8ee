import { type DayContext, useDay } from '#app/forms/use-day.ts';
import type { RecordForm } from '#app/forms/use-record-form.ts';
import { DateField } from '#ui/controls/DateField.tsx';
import { TimeField } from '#ui/controls/TimeField.tsx';
import { words } from '#words/now.ts';
import { ZoneHint } from './ZoneHint.tsx';

/** Shows the fields for the day and time of an entry without a duration. */
export function InstantFields({ form: { entry, errors }, ...context }: DayContext & { form: RecordForm }) {
  const { shown, zone, now, record } = context;
  const { date, choose } = useDay(entry, context);
  return (
    <>
      <DateField
        label={words.forms.date}
        name="date"
        required
        value={date}
        onChange={(event) => choose(event.target.value)}
        error={errors.date}
      />
      <TimeField
        label={words.forms.time}
        name="time"
        required
        defaultValue={shown.time}
        error={errors.time}
      />
      <ZoneHint zone={zone} at={record?.startedAt ?? now} />
    </>
  );
}
