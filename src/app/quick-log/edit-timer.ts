import { confirm } from '#app/acts/confirm.ts';
import { isolated } from '#domain/isolated.ts';
import { backdateTimer, startOf, type Timer } from '#domain/kinds/timer.ts';
import { doingWords } from '#domain/log/timed-kinds.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import { authorNow } from '#storage/browser/device.ts';
import { changeTimer, discardTimer, restoreTimer } from '#storage/log/timers.ts';
import type { TapTarget } from './correct-tap.ts';
import { replaceAsLeft, showEnded } from './timer-taps.ts';

/** The acts of the dialog of a running timer. */

/**
 * Moves the start of a timer to `startedAt` (epoch milliseconds). Its toast replaces the one before: undoing an earlier
 * switch of sides would restore the old start. Rejects with the storage's error.
 */
export async function moveStart(target: TapTarget, { id, kind }: Timer, startedAt: number): Promise<void> {
  let before: Timer | undefined;
  const moved = await changeTimer(target.db, id, (now) => {
    before = now;
    return backdateTimer(now, startedAt, authorNow());
  });
  if (!moved || !before) {
    showEnded(target);
    return;
  }
  const former = before;
  confirm(target, {
    title: `Saved for ${isolated(target.baby.name)}`,
    description: `${doingWords({ kind })} since ${formatClock(clockAt(startOf(moved), target.zone))}`,
    undo: () => replaceAsLeft(target, moved, former),
  });
}

/** Discards a timer. Rejects with the storage's error. */
export async function discard(target: TapTarget, timer: Timer): Promise<void> {
  const discarded = await discardTimer(target.db, timer.id);
  if (!discarded) {
    showEnded(target);
    return;
  }
  confirm(target, {
    title: `Timer discarded for ${isolated(target.baby.name)}`,
    description: 'Nothing was logged.',
    undo: () => restoreTimer(target.db, discarded),
  });
}
