import { attempt, type LogTarget } from '#app/acts/confirm.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import type { Conflict } from '#domain/log/conflict.ts';
import { MINUTE } from '#domain/time/when.ts';
import { announce } from '#ui/feedback/announce.ts';
import type { ToastAction } from '#ui/feedback/toast.ts';
import { afterFrame } from '#ui/layout/after-frame.ts';
import { lazyCode } from '#ui/layout/lazy-component.tsx';

/** The ways to correct what a tap logged. The toast of the tap offers them. */

/** A log that the tiles write to, and the dialogs over them. */
export interface TapTarget extends LogTarget {
  /** Opens the form of an entry. */
  adjust: (entry: CareRecord) => void;
  /** Asks what to do about conflicts of an entry. */
  settle: (entry: CareRecord, conflicts: Conflict[]) => void;
}

const MINUTES_AGO = [5, 10, 15, 30];

/**
 * Returns the actions "5, 10, 15 and 30 min ago", which move what was tapped at `tappedAt` back, but none to before `earliest`
 * (both epoch ms). Only the last one has room for its whole label.
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

const conflictSearch = lazyCode(async () => {
  const [{ newConflicts }, { conflictWords }] = await Promise.all([
    import('#app/acts/new-conflicts.ts'),
    import('#domain/log/conflict.ts'),
  ]);
  return { newConflicts, conflictWords };
});

/**
 * Looks for conflicts of `entries` and offers to settle those of the first entry that has any. It starts a frame later: the
 * toast must not wait for it.
 */
export async function offerToSettle(
  target: TapTarget,
  entries: readonly CareRecord[],
  offer: (action: ToastAction) => boolean,
): Promise<void> {
  await afterFrame();
  // The log marks a conflict too. It does so where the search can't be fetched.
  const search = await conflictSearch().catch(() => null);
  if (!search) return;
  for (const entry of entries) {
    const [first, ...more] = await search.newConflicts(target, entry);
    if (!first) continue;
    const conflicts: [Conflict, ...Conflict[]] = [first, ...more];
    const label = search.conflictWords(conflicts, target.zone);
    if (offer({ label, onAct: () => target.settle(entry, conflicts) })) announce(label);
    return;
  }
}
