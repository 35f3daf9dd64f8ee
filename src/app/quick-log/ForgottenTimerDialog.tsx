import { useState } from 'react';
import { isolated } from '#domain/isolated.ts';
import { elapsed, isRunning, sinceOf, startOf, type Timer } from '#domain/kinds/timer.ts';
import { longestEntry } from '#domain/log/forgotten-timer.ts';
import { exceededDays, longestUnasked } from '#domain/log/timed-kinds.ts';
import { dayLastShown, lengthQuestions } from '#domain/time/parse-times.ts';
import { clockAt, dayAt, MINUTE } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import { authorNow } from '#storage/browser/device.ts';
import { speech, words } from '#words/now.ts';
import { formatMinutes, formatRelativeDay } from '#words/say/spans.ts';
import type { TapTarget } from './correct-tap.ts';
import { TimerMomentDialog } from './TimerMomentDialog.tsx';
import { kindInWords, stopAt } from './timer-taps.ts';

interface ForgottenTimerDialogProps {
  target: TapTarget;
  timer: Timer;
  /**
   * Runs the act that raised the question, such as a switch of sides. Undefined if the parent wanted to stop the timer.
   */
  anyway?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks when a forgotten timer really ended. The time is empty at first, because the current time would be wrong. */
export function ForgottenTimerDialog({ target, timer, anyway, onClose }: ForgottenTimerDialogProps) {
  const [openedAt] = useState(() => authorNow().now);
  const { zone } = target;
  const { end } = words.taps;
  const startedAt = startOf(timer);
  const running = isRunning(timer);
  const ran = formatMinutes(elapsed(timer, openedAt) / MINUTE, speech);
  const began = dayAt(startedAt, zone);
  const day = formatRelativeDay(began, dayAt(openedAt, zone), speech);
  const clock = formatClock(clockAt(startedAt, zone), speech.locale);

  function refuse(at: number): string | null {
    if (at < startedAt) return end.beforeStart;
    // Reads the clock again, because the dialog may have been open for an hour.
    if (at > authorNow().now) return end.future;
    const days = exceededDays(timer, at);
    return days === null ? null : end.tooLong(days);
  }

  return (
    <TimerMomentDialog
      title={end.title}
      description={end.about[kindInWords(timer)](isolated(target.baby.name), ran, day, clock)}
      label={end.label}
      shown={null}
      day={began}
      zone={zone}
      dayOf={(clock) => dayLastShown(clock, zone, running ? authorNow().now : sinceOf(timer), startedAt)}
      refuse={refuse}
      ask={(at, entry) => lengthQuestions(entry, longestEntry(timer, at, zone), longestUnasked(timer))}
      onSave={(at) => stopAt(target, timer, at)}
      onClose={onClose}
      other={{
        label: anyway ? end.switchAnyway : running ? end.keepRunning : end.keepPaused,
        variant: 'ghost',
        act: () => anyway?.(),
      }}
    />
  );
}
