import { toastProblem } from '#app/shell/toast-problem.ts';
import type { Baby } from '#domain/baby/baby.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import type { Conflict } from '#domain/log/conflict.ts';
import { MINUTE } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import { authorNow } from '#storage/browser/device.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { announce } from '#ui/feedback/announce.ts';
import { type ToastAction, type ToastMessage, toast } from '#ui/feedback/toast.ts';
import { afterFrame } from '#ui/layout/after-frame.ts';
import { laterCode } from '#ui/layout/lazy-component.tsx';

/** What all taps of the quick log share: where they happen, how long they can be mended, and what becomes of two of them. */

/** Where the taps happen: whose log, which baby, how the family measures, and how an entry is opened to be mended. */
export interface Here {
  db: RecordsDb;
  baby: Baby;
  zone: string;
  units: Units;
  /** Opens the form of what was logged. */
  adjust: (entry: CareRecord) => void;
  /** Asks what to do about what it clashes with. */
  settle: (entry: CareRecord, conflicts: Conflict[]) => void;
}

/** A mistake is often noticed late and with one eye: twice the usual time, and longer while touched. */
const MEND_MS = 12_000;

const MINUTES_AGO = [5, 10, 15, 30];

/**
 * "It was 10 min ago": the ways to move what was tapped at `tappedAt` back, none of them before `earliest`. Only the last
 * has room for more than its number, and says it for all.
 */
export function minutesAgo(
  tappedAt: number,
  move: (at: number, minutes: number) => Promise<void>,
  earliest = Number.NEGATIVE_INFINITY,
): ToastAction[] {
  const offered = MINUTES_AGO.map((minutes) => ({ minutes, at: tappedAt - minutes * MINUTE })).filter(
    ({ at }) => at >= earliest,
  );
  return offered.map(({ minutes, at }, index) => ({
    label: `${minutes} min ago`,
    ...(index < offered.length - 1 && { short: String(minutes) }),
    onAct: () => void attempt(() => move(at, minutes)),
  }));
}

const conflictSearch = laterCode(async () => {
  const [{ newConflicts }, { conflictWords }] = await Promise.all([
    import('#app/forms/new-conflicts.ts'),
    import('#domain/log/conflict.ts'),
  ]);
  return { newConflicts, conflictWords };
});

/**
 * Where one of `entries` clashes with the log, offers the question what to do about it. Looked for once the word
 * that it is saved is on the screen: nobody waits for that in the dark.
 */
export async function offerToSettle(
  here: Here,
  entries: readonly CareRecord[],
  offer: (action: ToastAction) => boolean,
): Promise<void> {
  await afterFrame();
  // The log marks a conflict too. It does so where the search can't be fetched.
  const search = await conflictSearch().catch(() => null);
  if (!search) return;
  for (const entry of entries) {
    const [first, ...more] = await search.newConflicts(here, entry);
    if (!first) continue;
    const conflicts: [Conflict, ...Conflict[]] = [first, ...more];
    const label = search.conflictWords(conflicts, here.zone);
    if (offer({ label, onAct: () => here.settle(entry, conflicts) })) announce(label);
    return;
  }
}

/** A second tap on the same buttons this soon is more often a trembling thumb than a second diaper. */
const DOUBLE_TAP_MS = 2000;

const NO_TAP = { where: '', at: Number.NEGATIVE_INFINITY, done: Promise.resolve(false) };
let lastTap = NO_TAP;
/** Takes back what the last tap did, once it is done. */
let undoOfLast: ToastAction | null = null;

/**
 * Does what a tap on the buttons `where` means, and answers whether it was done; of a tap on buttons that were tapped a
 * moment before it asks instead. Where the first of the two is not on the disk yet, its word comes first: it would take the
 * place of the question. Where it failed, that was said, and is all there is to say.
 */
export async function once(where: string, act: () => Promise<boolean>, ask: () => void): Promise<boolean> {
  const { now } = authorNow();
  const isSecond = lastTap.where === where && Math.abs(now - lastTap.at) < DOUBLE_TAP_MS;
  if (!isSecond) {
    const tap = { ...NO_TAP, where, at: now };
    lastTap = tap;
    undoOfLast = null;
    tap.done = act();
    return tap.done;
  }
  // A hand that goes on trembling, or a child's, is still the same one at its third tap.
  lastTap.at = now;
  if (await lastTap.done) {
    await afterFrame();
    ask();
  }
  return false;
}

/** What was tapped is settled: the next tap is meant. */
export function forgetTap(): void {
  lastTap = NO_TAP;
}

/** Says what a tap did, for as long as it can be mended. Gives the way to offer more of that, as `toast` does. */
export function sayDone(message: ToastMessage & { action: ToastAction }): (more: ToastAction) => boolean {
  undoOfLast = message.action;
  const more = message.more?.map(meant) ?? [];
  const add = toast({ ...message, duration: MEND_MS, action: meant(message.action), more });
  return (another) => add(meant(another));
}

/** Whoever taps on a toast does not tremble: the next tap on the buttons is the first of its own. */
function meant(action: ToastAction): ToastAction {
  return {
    ...action,
    onAct() {
      forgetTap();
      action.onAct();
    },
  };
}

/** Asks whether a second tap was meant; the first stays, and can be taken back from here. */
export function askForTwo(title: string, description: string, yes: ToastAction): void {
  const undo = undoOfLast && { ...undoOfLast, label: 'Undo the first' };
  const more = undo ? [meant(undo)] : [];
  toast({ title, description, duration: MEND_MS, action: meant(yes), more });
}

/**
 * Nothing is shown as saved before it is; what failed is said, and the tap can be made again. Answers whether it was done.
 */
export async function attempt(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    forgetTap();
    toastProblem(error);
    return false;
  }
}
