import { attempt, type LogTarget } from '#app/acts/confirm.ts';
import type { CareNow } from '#app/family/use-care-state.ts';
import type { KindName } from '#domain/kinds/registry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import type { Conflict } from '#domain/log/conflict.ts';
import type { Entry } from '#domain/parsed.ts';
import { MINUTE } from '#domain/time/when.ts';
import { announce } from '#ui/feedback/announce.ts';
import type { ToastAction } from '#ui/feedback/toast.ts';
import { lazyCode } from '#ui/layout/lazy-component.tsx';
import { speech, withWords } from '#words/now.ts';
import { formatAgo } from '#words/say/spans.ts';

/** The corrections that the toast of a tap offers. */

/** The log that the tiles write to, and the functions that open dialogs over the quick log. */
export interface TapTarget extends LogTarget {
  /** Opens the form of a new entry with first values. */
  add: (kind: KindName, initial: Entry) => void;
  /** Opens the form of an entry. */
  adjust: (entry: CareRecord) => void;
  /** Opens the dialog that settles the conflicts of an entry. */
  settle: (entry: CareRecord, conflicts: Conflict[]) => void;
}

/** What each group of tiles gets. */
export interface KindTilesProps {
  target: TapTarget;
  care: CareNow;
}

const MINUTES_AGO = [5, 10, 15, 30];

/**
 * Returns the toast buttons "5, 10, 15 and 30 min ago", which move the act that was tapped at `tappedAt` back. Omits
 * times before `earliest`. Both are epoch milliseconds. Only the last button has room for its whole label.
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
    label: formatAgo(at, tappedAt, speech),
    ...(index < offered.length - 1 && { short: String(minutes) }),
    onAct: () => void attempt(() => move(at, minutes)),
  }));
}

const conflictSearch = lazyCode(() => withWords(import('./search-conflicts.ts'), 'forms'));

/** Searches for conflicts of `entries`. Offers to settle the conflicts of the first entry that has any. */
export async function offerToSettle(
  target: TapTarget,
  entries: readonly CareRecord[],
  offer: (action: ToastAction) => boolean,
): Promise<void> {
  // The log screen marks conflicts too. So it is acceptable if the code of the search cannot be fetched.
  const search = await conflictSearch().catch(() => null);
  const found = await search?.searchConflicts(target, entries);
  if (!found) return;
  const { entry, conflicts, label } = found;
  if (offer({ label, onAct: () => target.settle(entry, conflicts) })) announce(label);
}
