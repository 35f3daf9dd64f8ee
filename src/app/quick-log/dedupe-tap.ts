import type { Done, LogTarget } from '#app/acts/confirm.ts';
import { afterFrame } from '#app/paint-order.tsx';
import { authorNow } from '#storage/browser/device.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { toastActs } from '#ui/feedback/toast.ts';

/** Two taps within this time (milliseconds) are more often a trembling thumb than two diapers. */
const DOUBLE_TAP_MS = 2000;

interface Tap {
  /** Which buttons were tapped. */
  where: string;
  /** Epoch ms. */
  at: number;
  /**
   * The number of {@link toastActs} at that time. A parent who tapped a button of a toast in between taps the tile on
   * purpose.
   */
  acts: number;
  /** Resolves to the act, or to false if it failed. */
  done: Promise<unknown>;
}

/** The last tap on each log. */
const taps = new WeakMap<RecordsDb, Tap>();

/**
 * Runs `act` for a tap on one of `buttons`, and resolves to true if `act` succeeded. A second tap on the same buttons
 * for the same baby, within two seconds of the last tap, calls `ask` with the first act instead. The question waits
 * until the first act is confirmed. It is skipped if the first act failed.
 */
export async function dedupeTap<D extends Done | true>(
  { db, baby }: LogTarget,
  buttons: string,
  act: () => Promise<D | false>,
  ask: (first: D) => void,
): Promise<boolean> {
  const tap = { where: `${baby.babyId} ${buttons}`, at: authorNow().now, acts: toastActs() };
  const last = taps.get(db);
  if (!last || !isSecond(last, tap)) {
    const running = act();
    const first: Tap = { ...tap, done: running };
    taps.set(db, first);
    const done = await running;
    // The parent saw the error. The next tap retries.
    if (!done && taps.get(db) === first) taps.delete(db);
    return done !== false;
  }
  // A trembling hand can tap a third time. Its two seconds count from this tap.
  last.at = tap.at;
  // The acts of one group of buttons all resolve to the same type.
  const first = (await last.done) as D | false;
  if (first) {
    await afterFrame();
    ask(first);
  }
  return false;
}

function isSecond(first: Tap, tap: Omit<Tap, 'done'>): boolean {
  return first.where === tap.where && first.acts === tap.acts && Math.abs(tap.at - first.at) < DOUBLE_TAP_MS;
}
