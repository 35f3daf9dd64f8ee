import type { CareNow } from '#app/family/use-care-state.ts';
import type { TapTarget } from '#app/quick-log/correct-tap.ts';
import { logBottle, logDiaper } from '#app/quick-log/entry-taps.ts';
import { changeSide, pauseOrResume, startFeed, startSleep } from '#app/quick-log/timer-taps.ts';
import type { AddressAct } from '#domain/account/address-act.ts';
import { lastMilk, usualBottle } from '#domain/kinds/feed/bottle-choices.ts';
import { elapsedLast, isRunning, type Side, sideOf } from '#domain/kinds/timer.ts';
import { longestUnasked } from '#domain/log/timed-kinds.ts';

/**
 * Logs what an address asks for, like a tap on the tile, with the same toast and undo. A bottle has the usual amount.
 * Before the first amount it opens the form. A timer that already runs stays, and a toast says so.
 */
export async function logAct(target: TapTarget, act: AddressAct, care: CareNow): Promise<void> {
  switch (act) {
    case 'wet':
    case 'dirty':
      await logDiaper(target, act);
      return;
    case 'both':
      await logDiaper(target, 'mixed');
      return;
    case 'left':
    case 'right':
      return feedOn(target, act, care);
    case 'sleep':
      return startSleep(target);
    case 'bottle':
      return bottle(target, care);
  }
}

/**
 * Starts a feed, or continues the one that runs or is paused on this side. A feed that seems forgotten stays as it is,
 * and a toast says so.
 */
async function feedOn(target: TapTarget, side: Side, { state: { feeding }, now }: CareNow): Promise<void> {
  if (!feeding || elapsedLast(feeding, now) > longestUnasked(feeding)) return startFeed(target, side);
  if (sideOf(feeding) !== side) return changeSide(target, feeding);
  return isRunning(feeding) ? startFeed(target, side) : pauseOrResume(target, feeding);
}

async function bottle(target: TapTarget, { feeds }: CareNow): Promise<void> {
  const amountOz = usualBottle(feeds, target.units.volume);
  if (amountOz === null) target.add('feed', { type: 'bottle' });
  else await logBottle(target, { ...lastMilk(feeds), amountOz });
}
