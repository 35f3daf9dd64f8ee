import { type SubmitEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { entryOf } from '#app/forms/entry-of.ts';
import { useFieldErrors } from '#app/forms/use-field-errors.ts';
import { textOf } from '#domain/parsed.ts';
import { chosenDays } from '#domain/time/chosen-days.ts';
import type { Period } from '#domain/time/period.ts';
import type { Day } from '#domain/time/when.ts';
import { Button } from '#ui/controls/Button.tsx';
import { DateField } from '#ui/controls/DateField.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { speech, words } from '#words/now.ts';
import { sayFieldErrors } from '#words/say/faults.ts';
import styles from './RhythmRange.module.css';
import { rhythmLink } from './rhythm-link.ts';

interface RhythmRangeProps {
  period: Period;
  today: Day;
}

/** Chooses the days to show by their first and last one. */
export function RhythmRange({ period, today }: RhythmRangeProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse } = useFieldErrors(form);

  // Resets the fields when other days are shown. A layout effect runs in the same commit as the new days. A passive
  // effect could run after the next submit and clear the errors of that submit. The form is not remounted, so that the
  // pressed button keeps the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reset depends on the shown days.
  useLayoutEffect(() => {
    form.current?.reset();
    refuse({});
  }, [period.from, period.to]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = entryOf(event.currentTarget);
    const days = chosenDays({ from: textOf(fields, 'from'), to: textOf(fields, 'to') }, today);
    if ('errors' in days) return refuse(sayFieldErrors(days.errors, speech));
    refuse({});
    // `chosenDays` cuts off future days. If the remaining days are already shown, the effect above does not run,
    // so this call resets the fields.
    if (days.from === period.from && days.to === period.to) event.currentTarget.reset();
    void navigate(rhythmLink(days, today), { preventScrollReset: true });
  }

  const { choose, from, to, show } = words.calendar.range;
  return (
    <div className={styles.range}>
      <Disclosure summary={choose}>
        <form
          ref={form}
          className={styles.form}
          noValidate
          onSubmit={onSubmit}
          // Changing one field may correct the error at the other, so any input clears both errors.
          onInput={() => refuse({})}
        >
          <DateField label={from} name="from" max={today} defaultValue={period.from} error={errors.from} />
          <DateField label={to} name="to" max={today} defaultValue={period.to} error={errors.to} />
          <Button type="submit" variant="quiet">
            {show}
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}
