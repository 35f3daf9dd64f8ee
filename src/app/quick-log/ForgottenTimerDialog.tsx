import { useState } from 'react';
import { isolated } from '#domain/isolated.ts';
import { elapsed, isRunning, sinceOf, startOf, type Timer } from '#domain/kinds/timer.ts';
import { longestEntry } from '#domain/log/forgotten-timer.ts';
import { isTooLong, kindOfTimer, longestUnasked } from '#domain/log/timed-kinds.ts';
import { dayLastShown, lengthQuestions } from '#domain/time/parse-times.ts';
import { clockAt, dayAt, MINUTE } from '#domain/time/when.ts';
import { formatClock, formatMinutes, formatRelativeDay } from '#domain/time/when-words.ts';
import { authorNow } from '#storage/browser/device.ts';
import { speech } from '#words/now.ts';
import { sayFault } from '#words/say/faults.ts';
import type { TapTarget } from './correct-tap.ts';
import { TimerMomentDialog } from './TimerMomentDialog.tsx';
import { stopAt } from './timer-taps.ts';

interface ForgottenTimerDialogProps {
  target: TapTarget;
  timer: Timer;
  /** The act that led to the question, if it is still possible. Otherwise the timer is left alone. */
  anyway?: { label: string; act: () => void } | undefined;
  onClose: () => void;
}

/**
 * Asks when a forgotten timer really ended. The time is empty at first, because the current time is certainly wrong.
 */
export function ForgottenTimerDialog({ target, timer, anyway, onClose }: ForgottenTimerDialogProps) {
  const [openedAt] = useState(() => authorNow().now);
  const { zone } = target;
  const kind = kindOfTimer(timer);
  const startedAt = startOf(timer);
  const running = isRunning(timer);
  const ran = formatMinutes(elapsed(timer, openedAt) / MINUTE);
  const began = dayAt(startedAt, zone);
  const beganAt = `${formatRelativeDay(began, dayAt(openedAt, zone))}, ${formatClock(clockAt(startedAt, zone))}`;

  function refuse(at: number): string | null {
    if (at < startedAt) return 'That is before it began. Choose a later time.';
    // The dialog may have been open for an hour.
    if (at > authorNow().now) return 'That time has not come yet. Choose an earlier one.';
    return isTooLong(timer, at)
      ? sayFault({ code: 'endTooLate', days: kind.time.longestDays }, speech)
      : null;
  }

  return (
    <TimerMomentDialog
      title="When did it end?"
      description={`${isolated(target.baby.name)}’s ${kind.words.one} has run for ${ran}. It began: ${beganAt}.`}
      label="Ended at"
      shown={null}
      day={began}
      zone={zone}
      dayOf={(clock) => dayLastShown(clock, zone, running ? authorNow().now : sinceOf(timer), startedAt)}
      refuse={refuse}
      ask={(at, entry) => lengthQuestions(entry, longestEntry(timer, at, zone), longestUnasked(timer))}
      onSave={(at) => stopAt(target, timer, at)}
      onClose={onClose}
      other={{
        label: anyway?.label ?? (running ? 'Keep it running' : 'Keep it paused'),
        variant: 'ghost',
        act: () => anyway?.act(),
      }}
    />
  );
}
