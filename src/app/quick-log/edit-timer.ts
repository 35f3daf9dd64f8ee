import { confirm } from '#app/acts/confirm.ts';
import { isolated } from '#domain/isolated.ts';
import { backdateTimer, startOf, type Timer } from '#domain/kinds/timer.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import { authorNow } from '#storage/browser/device.ts';
import { changeTimer, discardTimer, restoreTimer } from '#storage/log/timers.ts';
import { speech, words } from '#words/now.ts';
import type { TapTarget } from './correct-tap.ts';
import { kindInWords, replaceAsLeft, showEnded } from './timer-taps.ts';

/** The acts of `EditTimerDialog`. */

/**
 * Moves the start of a timer to `startedAt` (epoch milliseconds). The new toast replaces the toast of an earlier switch
 * of sides, because the undo of that switch would restore the old start. Rejects with the storage's error.
 */
export async function moveStart(target: TapTarget, timer: Timer, startedAt: number): Promise<void> {
  let before: Timer | undefined;
  const moved = await changeTimer(target.db, timer.id, (now) => {
    before = now;
    return backdateTimer(now, startedAt, authorNow());
  });
  if (!moved || !before) {
    await showEnded();
    return;
  }
  const former = before;
  const clock = formatClock(clockAt(startOf(moved), target.zone), speech.locale);
  confirm({
    title: words.taps.start.moved[kindInWords(timer)](isolated(target.baby.name), clock),
    undo: () => replaceAsLeft(target, moved, former),
  });
}

/** Discards a timer. Rejects with the storage's error. */
export async function discard(target: TapTarget, timer: Timer): Promise<void> {
  const discarded = await discardTimer(target.db, timer.id, authorNow());
  if (!discarded) {
    await showEnded();
    return;
  }
  confirm({
    title: words.taps.start.discarded(isolated(target.baby.name)),
    description: words.taps.start.discardedAbout,
    undo: () => restoreTimer(target.db, discarded, authorNow()),
  });
}
