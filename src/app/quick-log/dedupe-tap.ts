import type { Done, LogTarget } from '#app/acts/confirm.ts';
import { areClose, type TapTimes, tapTimes } from '#app/early-taps/tap-time.ts';
import { afterFrame } from '#app/paint-order.tsx';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { toastActs } from '#ui/feedback/toast.ts';

/** Two taps within this time (milliseconds) come more often from a trembling thumb than from two diapers. */
const DOUBLE_TAP_MS = 2000;

interface Tap extends TapTimes {
  /** The baby and the group of buttons that was tapped. */
  where: string;
  /**
   * The value of {@link toastActs} at the tap. A different value at the next tap means that the parent pressed a toast
   * button between the taps. The next tap is then on purpose.
   */
  acts: number;
  /** Resolves to the act, or to false if it failed. */
  done: Promise<unknown>;
}

/** The last tap on each log. */
const taps = new WeakMap<RecordsDb, Tap>();

/**
 * Runs `act` for a tap on one of `buttons`, and resolves to true if `act` succeeded. For a tap on the same buttons and
 * the same baby within two seconds of the last tap, calls `ask` with the first act instead. Waits with `ask` until the
 * first act is confirmed, and does not ask if the first act failed.
 */
export async function dedupeTap<D extends Done | true>(
  { db, baby }: LogTarget,
  buttons: string,
  act: () => Promise<D | false>,
  ask: (first: D) => void,
): Promise<boolean> {
  const tap = { where: `${baby.babyId} ${buttons}`, ...tapTimes(), acts: toastActs() };
  const last = taps.get(db);
  if (!last || !isSecond(last, tap)) {
    const running = act();
    const first: Tap = { ...tap, done: running };
    taps.set(db, first);
    const done = await running;
    // The parent saw the error, so the next tap is a retry and not a second tap.
    if (!done && taps.get(db) === first) taps.delete(db);
    return done !== false;
  }
  // A trembling hand may tap a third time. The two seconds for the third tap count from the second.
  Object.assign(last, { at: tap.at, madeAt: tap.madeAt });
  // All acts of one group of buttons resolve to the same type.
  const first = (await last.done) as D | false;
  if (first) {
    await afterFrame();
    ask(first);
  }
  return false;
}

function isSecond(first: Tap, tap: Omit<Tap, 'done'>): boolean {
  return first.where === tap.where && first.acts === tap.acts && areClose(first, tap, DOUBLE_TAP_MS);
}
