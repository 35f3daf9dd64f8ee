import { backdateTimer, SHORTEST_STRETCH, startOf, type Timer } from '#domain/kinds/timer.ts';
import { exceededDays } from '#domain/log/timed-kinds.ts';
import { dayLastShown } from '#domain/time/parse-times.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import { authorNow } from '#storage/browser/device.ts';
import { speech, words } from '#words/now.ts';
import type { TapTarget } from './correct-tap.ts';
import { discard, moveStart } from './edit-timer.ts';
import { TimerMomentDialog } from './TimerMomentDialog.tsx';
import { kindInWords } from './timer-taps.ts';

interface EditTimerDialogProps {
  target: TapTarget;
  timer: Timer;
  onClose: () => void;
}

/** Moves the start of a running timer, or discards it. */
export function EditTimerDialog({ target, timer, onClose }: EditTimerDialogProps) {
  const { title, label, discard: discardLabel } = words.taps.start;
  return (
    <TimerMomentDialog
      title={title[kindInWords(timer)]}
      description={target.baby.name}
      label={label}
      shown={startOf(timer)}
      zone={target.zone}
      dayOf={(clock, zone) => dayLastShown(clock, zone, authorNow().now)}
      refuse={(at) => refuse(timer, at, target.zone)}
      onSave={(at) => moveStart(target, timer, at)}
      onClose={onClose}
      other={{ label: discardLabel, variant: 'danger', act: () => discard(target, timer) }}
    />
  );
}

function refuse(timer: Timer, at: number, zone: string): string | null {
  const author = authorNow();
  const { future, afterStretch, tooLong } = words.taps.start;
  if (at > author.now) return future;
  const moved = backdateTimer(timer, at, author);
  const firstEnd = moved.segments[0]?.endedAt ?? null;
  if (firstEnd !== null && at > firstEnd - SHORTEST_STRETCH) {
    return afterStretch(formatClock(clockAt(firstEnd, zone), speech.locale));
  }
  const days = exceededDays(moved, author.now);
  return days === null ? null : tooLong(days);
}
