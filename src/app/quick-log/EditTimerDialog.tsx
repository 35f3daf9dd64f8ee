import { backdateTimer, SHORTEST_STRETCH, startOf, type Timer } from '#domain/kinds/timer.ts';
import { isTooLong, kindOfTimer } from '#domain/log/timed-kinds.ts';
import { dayLastShown } from '#domain/time/parse-times.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import { authorNow } from '#storage/browser/device.ts';
import { speech } from '#words/now.ts';
import { sayFault } from '#words/say/faults.ts';
import type { TapTarget } from './correct-tap.ts';
import { discard, moveStart } from './edit-timer.ts';
import { TimerMomentDialog } from './TimerMomentDialog.tsx';

interface EditTimerDialogProps {
  target: TapTarget;
  timer: Timer;
  onClose: () => void;
}

/** Moves the start of a running timer, or discards it. */
export function EditTimerDialog({ target, timer, onClose }: EditTimerDialogProps) {
  return (
    <TimerMomentDialog
      title={`When did the ${kindOfTimer(timer).words.one} begin?`}
      description={target.baby.name}
      label="Began at"
      shown={startOf(timer)}
      zone={target.zone}
      dayOf={(clock, zone) => dayLastShown(clock, zone, authorNow().now)}
      refuse={(at) => refuse(timer, at, target.zone)}
      onSave={(at) => moveStart(target, timer, at)}
      onClose={onClose}
      other={{ label: 'Discard this timer', variant: 'danger', act: () => discard(target, timer) }}
    />
  );
}

function refuse(timer: Timer, at: number, zone: string): string | null {
  const author = authorNow();
  if (at > author.now) return 'That time has not come yet. Choose an earlier one, or the day before.';
  const moved = backdateTimer(timer, at, author);
  const firstEnd = moved.segments[0]?.endedAt ?? null;
  if (firstEnd !== null && at > firstEnd - SHORTEST_STRETCH) {
    return `It was paused or changed sides at ${formatClock(clockAt(firstEnd, zone))}. Choose an earlier time.`;
  }
  if (!isTooLong(moved, author.now)) return null;
  return sayFault({ code: 'startTooEarly', days: kindOfTimer(timer).time.longestDays }, speech);
}
