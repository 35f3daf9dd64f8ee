import { useState } from 'react';
import { LONGEST_SLEEP_DAYS } from '#domain/sleep.ts';
import { startOf, type Timer } from '#domain/timer.ts';
import { HOUR, MINUTE } from '#domain/when.ts';
import { formatMinutes } from '#domain/when-words.ts';
import type { Here } from './quick-tap.ts';
import { TimerMomentDialog } from './TimerMomentDialog.tsx';
import { stopAt } from './timer-taps.ts';

interface ForgottenTimerDialogProps {
  here: Here;
  timer: Timer;
  onClose: () => void;
}

const LONGEST = LONGEST_SLEEP_DAYS * 24 * HOUR;

/** Nobody feeds for seven hours: asks when a timer that was left running really ended. */
export function ForgottenTimerDialog({ here, timer, onClose }: ForgottenTimerDialogProps) {
  const [now] = useState(() => Date.now());
  const startedAt = startOf(timer);
  const ran = formatMinutes((now - startedAt) / MINUTE);

  function refuse(at: number): string | null {
    if (at < startedAt) return 'That is before it began. Choose a later time.';
    if (at > now + MINUTE) return 'That time has not come yet. Choose an earlier one.';
    if (at - startedAt > LONGEST) return 'That is more than two days. Choose an earlier end.';
    return null;
  }

  return (
    <TimerMomentDialog
      title="When did it end?"
      description={`This ${timer.kind} of ${here.baby.name} has run for ${ran}. Nothing is lost: say when it really ended.`}
      label="Ended at"
      shown={now}
      zone={here.zone}
      refuse={refuse}
      onSave={(at) => stopAt(here, timer, at)}
      onClose={onClose}
      other={{ label: 'Keep it running', variant: 'ghost', act: () => undefined }}
    />
  );
}
