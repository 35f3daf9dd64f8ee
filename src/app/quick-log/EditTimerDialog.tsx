import { type FormEvent, useState } from 'react';
import { startOf, type Timer } from '#domain/timer.ts';
import { clockAt, dayAt, isWallTime, settledMomentOf, wallAt } from '#domain/when.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/DateField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TimeField } from '#ui/TimeField.tsx';
import { discard, type Here, moveStart } from './quick-acts.ts';
import styles from './TimerDialog.module.css';

interface EditTimerDialogProps {
  here: Here;
  timer: Timer;
  onClose: () => void;
}

/** Moves the beginning of what runs, or discards it. */
export function EditTimerDialog({ here, timer, onClose }: EditTimerDialogProps) {
  const [error, setError] = useState<string>();
  const startedAt = startOf(timer);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const wall = `${data.get('date')}T${data.get('time')}`;
    if (!isWallTime(wall)) return setError('Choose a day and a time.');
    // What was not changed keeps its seconds, and its showing of an hour that came twice.
    if (wall === wallAt(startedAt, here.zone)) return onClose();
    const { at } = settledMomentOf(wall, here.zone);
    if (at > Date.now()) return setError('That time has not come yet. Choose an earlier one.');
    void moveStart(here, timer, at);
    onClose();
  }

  const name = timer.kind === 'sleep' ? 'sleep' : 'feed';
  return (
    <Dialog title={`When did the ${name} begin?`} description={here.baby.name} onClose={onClose}>
      <form onSubmit={submit} className={styles.form} noValidate>
        <DateField label="Day" name="date" defaultValue={dayAt(startedAt, here.zone)} />
        <TimeField
          label="Began at"
          name="time"
          defaultValue={clockAt(startedAt, here.zone)}
          {...(error === undefined ? {} : { error })}
        />
        <div className={styles.actions}>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              void discard(here, timer);
            }}
          >
            Discard this timer
          </Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
