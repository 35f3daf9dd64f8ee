import { useState } from 'react';
import { dayLastShown } from '#domain/span.ts';
import { elapsed, isRunning, sinceOf, startOf, type Timer, tooLong } from '#domain/timer.ts';
import { MINUTE } from '#domain/when.ts';
import { formatMinutes } from '#domain/when-words.ts';
import { authorNow } from '#storage/device.ts';
import type { Here } from './quick-tap.ts';
import { TimerMomentDialog } from './TimerMomentDialog.tsx';
import { stopAt } from './timer-taps.ts';

interface ForgottenTimerDialogProps {
  here: Here;
  timer: Timer;
  onClose: () => void;
}

/** Nobody feeds for seven hours: asks when a timer that was left running really ended. */
export function ForgottenTimerDialog({ here, timer, onClose }: ForgottenTimerDialogProps) {
  const [openedAt] = useState(() => authorNow().now);
  const startedAt = startOf(timer);
  const running = isRunning(timer);
  const shown = running ? openedAt : sinceOf(timer);
  const ran = formatMinutes(elapsed(timer, openedAt) / MINUTE);

  function refuse(at: number): string | null {
    if (at < startedAt) return 'That is before it began. Choose a later time.';
    // The phone may have lain there with the question for an hour.
    if (at > authorNow().now) return 'That time has not come yet. Choose an earlier one.';
    const problem = tooLong(timer, at);
    return problem && `${problem} Choose an earlier end.`;
  }

  return (
    <TimerMomentDialog
      title="When did it end?"
      description={`This ${timer.kind} of ${here.baby.name} has run for ${ran}. Nothing is lost: say when it really ended.`}
      label="Ended at"
      shown={shown}
      zone={here.zone}
      dayOf={(clock, zone) => dayLastShown(clock, zone, running ? authorNow().now : shown, startedAt)}
      refuse={refuse}
      onSave={(at) => stopAt(here, timer, at)}
      onClose={onClose}
      other={{
        label: running ? 'Keep it running' : 'Keep it paused',
        variant: 'ghost',
        act: () => undefined,
      }}
    />
  );
}
