import { type FormEvent, useState } from 'react';
import { LONGEST_SLEEP_DAYS } from '#domain/sleep.ts';
import { startOf, type Timer } from '#domain/timer.ts';
import { clockAt, dayAt, HOUR, isWallTime, MINUTE, settledMomentOf } from '#domain/when.ts';
import { formatMinutes } from '#domain/when-words.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/DateField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TimeField } from '#ui/TimeField.tsx';
import { type Here, stopAndSave } from './quick-acts.ts';
import styles from './TimerDialog.module.css';

interface ForgottenTimerDialogProps {
  here: Here;
  timer: Timer;
  onClose: () => void;
}

const LONGEST = LONGEST_SLEEP_DAYS * 24 * HOUR;

/** Nobody feeds for seven hours: asks when a timer that was left running really ended. */
export function ForgottenTimerDialog({ here, timer, onClose }: ForgottenTimerDialogProps) {
  const [error, setError] = useState<string>();
  const [now] = useState(() => Date.now());
  const startedAt = startOf(timer);
  const ran = formatMinutes((now - startedAt) / MINUTE);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const wall = `${data.get('date')}T${data.get('time')}`;
    if (!isWallTime(wall)) return setError('Choose the day and the time when it ended.');
    const { at } = settledMomentOf(wall, here.zone);
    if (at < startedAt) return setError('That is before it began. Choose a later time.');
    if (at > now + MINUTE) return setError('That time has not come yet. Choose an earlier one.');
    if (at - startedAt > LONGEST) return setError('That is more than two days. Choose an earlier end.');
    void stopAndSave(here, timer, at);
    onClose();
  }

  return (
    <Dialog
      title="When did it end?"
      description={`This ${timer.kind} of ${here.baby.name} has run for ${ran}. Nothing is lost: say when it really ended.`}
      onClose={onClose}
    >
      <form onSubmit={submit} className={styles.form} noValidate>
        <DateField label="Day" name="date" defaultValue={dayAt(now, here.zone)} />
        <TimeField
          label="Ended at"
          name="time"
          defaultValue={clockAt(now, here.zone)}
          {...(error === undefined ? {} : { error })}
        />
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onClose}>
            Keep it running
          </Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
