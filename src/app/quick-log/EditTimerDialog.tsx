import { startOf, type Timer } from '#domain/timer.ts';
import type { Here } from './quick-tap.ts';
import { TimerMomentDialog } from './TimerMomentDialog.tsx';
import { discard, moveStart } from './timer-taps.ts';

interface EditTimerDialogProps {
  here: Here;
  timer: Timer;
  onClose: () => void;
}

/** Moves the beginning of what runs, or discards it. */
export function EditTimerDialog({ here, timer, onClose }: EditTimerDialogProps) {
  return (
    <TimerMomentDialog
      title={`When did the ${timer.kind} begin?`}
      description={here.baby.name}
      label="Began at"
      shown={startOf(timer)}
      zone={here.zone}
      refuse={(at) => (at > Date.now() ? 'That time has not come yet. Choose an earlier one.' : null)}
      onSave={(at) => moveStart(here, timer, at)}
      onClose={onClose}
      other={{ label: 'Discard this timer', variant: 'danger', act: () => discard(here, timer) }}
    />
  );
}
