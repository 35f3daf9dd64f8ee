import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { entryOf } from '#app/forms/entry-of.ts';
import { ViewNav } from '#app/ViewNav.tsx';
import { textOf } from '#domain/parsed.ts';
import { daysIn, type Period } from '#domain/period.ts';
import { RHYTHM_DAYS_AT_MOST } from '#domain/rhythm.ts';
import { addDays, type Day, daysBetween, isDay } from '#domain/when.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/DateField.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import styles from './RhythmRange.module.css';

interface RhythmRangeProps {
  period: Period;
  today: Day;
  linkTo: (period: Period) => string;
}

const LENGTHS = [
  { days: 14, label: '2 weeks' },
  { days: 28, label: '4 weeks' },
  { days: 84, label: '12 weeks' },
  { days: 365, label: 'A year' },
];

/** Which days to look at: some lengths at a tap, any others by their first and last day. */
export function RhythmRange({ period, today, linkTo }: RhythmRangeProps) {
  const navigate = useNavigate();
  const [error, setError] = useState<string | undefined>();

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = entryOf(event.currentTarget);
    const asked = { from: textOf(fields, 'from'), to: textOf(fields, 'to') };
    const problem = problemWith(asked, today);
    setError(problem);
    if (!problem) void navigate(linkTo(asked), { preventScrollReset: true });
  }

  return (
    <div className={styles.range}>
      <ViewNav
        label="How many days"
        views={LENGTHS.map(({ days, label }) => ({
          label,
          to: linkTo({ from: addDays(period.to, 1 - days), to: period.to }),
          current: daysIn(period) === days,
        }))}
      />
      <Disclosure summary="Other days">
        <form
          key={`${period.from} ${period.to}`}
          className={styles.form}
          noValidate
          onSubmit={onSubmit}
          onInput={() => setError(undefined)}
        >
          <DateField label="From" name="from" max={today} defaultValue={period.from} error={error} />
          <DateField label="To" name="to" max={today} defaultValue={period.to} />
          <Button type="submit" variant="quiet">
            Show these days
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}

function problemWith({ from, to }: Period, today: Day): string | undefined {
  if (!isDay(from) || !isDay(to)) return 'Choose the first and the last day.';
  if (from > to) return 'The first day is after the last one. Change one of them.';
  if (to > today) return 'The last day has not come yet. Choose today or a day before.';
  if (daysBetween(from, to) >= RHYTHM_DAYS_AT_MOST)
    return 'That is more than a year, which is as much as one picture holds. Choose fewer days.';
  return undefined;
}
