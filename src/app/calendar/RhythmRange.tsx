import { type SubmitEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { entryOf } from '#app/forms/entry-of.ts';
import { useFieldErrors } from '#app/forms/use-field-errors.ts';
import { ViewNav } from '#app/ViewNav.tsx';
import { type FieldErrors, textOf } from '#domain/parsed.ts';
import { daysIn, type Period } from '#domain/period.ts';
import { RHYTHM_DAYS_AT_MOST } from '#domain/rhythm.ts';
import { addDays, type Day, daysBetween, isDay } from '#domain/when.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/DateField.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import styles from './RhythmRange.module.css';
import { rhythmLink } from './rhythm-link.ts';

interface RhythmRangeProps {
  period: Period;
  today: Day;
}

const LENGTHS = [
  { days: 14, label: '2 weeks' },
  { days: 28, label: '4 weeks' },
  { days: 84, label: '12 weeks' },
  { days: 365, label: 'A year' },
];

/** Which days to look at: some lengths at a tap, any others by their first and last day. */
export function RhythmRange({ period, today }: RhythmRangeProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse } = useFieldErrors(form);

  // What stands in the fields is only replaced when other days are shown, and with them: later, it might take away what a
  // first attempt found. The button that showed them keeps the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days are other values to go back to.
  useLayoutEffect(() => {
    form.current?.reset();
    refuse({});
  }, [period.from, period.to]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = entryOf(event.currentTarget);
    const asked = { from: textOf(fields, 'from'), to: textOf(fields, 'to') };
    const found = errorsOf(asked, today);
    refuse(found);
    if (Object.keys(found).length === 0)
      void navigate(rhythmLink(asked, today), { preventScrollReset: true });
  }

  return (
    <div className={styles.range}>
      <ViewNav
        label="How many days"
        views={LENGTHS.map(({ days, label }) => ({
          label,
          to: rhythmLink({ from: addDays(period.to, 1 - days), to: period.to }, today),
          current: daysIn(period) === days,
        }))}
      />
      <Disclosure summary="Other days">
        <form
          ref={form}
          className={styles.form}
          noValidate
          onSubmit={onSubmit}
          // What is wrong with one of them may be mended at the other.
          onInput={() => refuse({})}
        >
          <DateField label="From" name="from" max={today} defaultValue={period.from} error={errors.from} />
          <DateField label="To" name="to" max={today} defaultValue={period.to} error={errors.to} />
          <Button type="submit" variant="quiet">
            Show these days
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}

function errorsOf({ from, to }: Period, today: Day): FieldErrors {
  if (!isDay(from)) return { from: 'Choose the first and the last day.' };
  if (!isDay(to)) return { to: 'Choose the first and the last day.' };
  if (from > to) return { to: 'The last day is before the first. Change one of them.' };
  if (to > today) return { to: 'The last day has not come yet. Choose today or a day before.' };
  if (daysBetween(from, to) >= RHYTHM_DAYS_AT_MOST)
    return { from: 'That is more than a year, which is as much as one picture holds. Choose fewer days.' };
  return {};
}
