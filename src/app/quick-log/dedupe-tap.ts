import { type Done, type LogTarget, UNDO_MS, undoAction } from '#app/acts/confirm.ts';
import { authorNow } from '#storage/browser/device.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { type ToastAction, toast, toastActs } from '#ui/feedback/toast.ts';
import { afterFrame } from '#ui/layout/after-frame.ts';

/** Two taps within this time (milliseconds) are more often a trembling thumb than two diapers. */
const DOUBLE_TAP_MS = 2000;

interface Tap {
  /** Which buttons were tapped. */
  where: string;
  /** Epoch ms. */
  at: number;
  /**
   * The number of {@link toastActs} at that time. A tap on a toast is deliberate, so the next tap on the buttons is a
   * first one.
   */
  acts: number;
  /** Resolves to true or the act if the tap succeeded, and to false if it failed. */
  done: Promise<Done | boolean>;
}

/** The last tap on each log. */
const taps = new WeakMap<RecordsDb, Tap>();

/**
 * Runs `act` for a tap on `buttons` of a baby and resolves to whether it was done. A second tap on the same buttons
 * within two seconds calls `ask` with the first act instead. The question waits until the first act is confirmed. It is
 * skipped if the first act failed.
 */
export async function dedupeTap(
  { db, baby }: LogTarget,
  buttons: string,
  act: () => Promise<Done | boolean>,
  ask: (first: Done | boolean) => void,
): Promise<boolean> {
  const tap = { where: `${baby.babyId} ${buttons}`, at: authorNow().now, acts: toastActs() };
  const last = taps.get(db);
  if (!last || !isSecond(last, tap)) {
    const first: Tap = { ...tap, done: act() };
    taps.set(db, first);
    const done = await first.done;
    // The parent saw the error. The next tap retries.
    if (!done && taps.get(db) === first) taps.delete(db);
    return done !== false;
  }
  // A third tap can follow from the same trembling hand.
  last.at = tap.at;
  const first = await last.done;
  if (first) {
    await afterFrame();
    ask(first);
  }
  return false;
}

function isSecond(first: Tap, tap: Omit<Tap, 'done'>): boolean {
  return first.where === tap.where && first.acts === tap.acts && Math.abs(tap.at - first.at) < DOUBLE_TAP_MS;
}

/** Asks whether a second tap was meant. The `first` act stays, and the question offers to undo it. */
export function askForTwo(
  target: LogTarget,
  question: { title: string; description: string; yes: ToastAction },
  first: Done | boolean,
): void {
  const { title, description, yes } = question;
  const more = typeof first === 'boolean' ? [] : [undoAction(target, first, 'Undo the first')];
  toast({ title, description, duration: UNDO_MS, action: yes, more });
}
