import { confirm, type LogTarget } from '#app/acts/confirm.ts';
import { isolated } from '#domain/isolated.ts';
import { bottleNow } from '#domain/log/quick-record.ts';
import type { MilkMove } from '#domain/stash/milk-move.ts';
import type { TypedMove } from '#domain/stash/move-entry.ts';
import { authorNow } from '#storage/browser/device.ts';
import { addFamilyRow } from '#storage/log/family-rows.ts';
import { setMoveRemoved, withMove } from '#storage/log/milk-moves.ts';
import { addRecord, deleteRecords } from '#storage/log/records.ts';
import { speech, words } from '#words/now.ts';
import { formatVolume } from '#words/say/amounts.ts';

/** The log and settings of a family. The baby is missing until the first one is added. */
export type StashTarget = Omit<LogTarget, 'baby'> & { baby: LogTarget['baby'] | null };

/** Saves a move, with its bottle if it is for one. The undo takes both back. Rejects with the storage's error. */
export async function saveMove(target: StashTarget, { move, isBottle }: TypedMove): Promise<void> {
  const { db, baby, zone, units } = target;
  const { done } = words.stash;
  const amount = formatVolume(move.oz, units.volume, speech);
  if (isBottle && baby) {
    const bottle = bottleNow({ amountOz: move.oz, milk: 'breast' }, baby.babyId, zone, authorNow());
    await addRecord(db, 'feed', bottle, withMove(db, { ...move, id: bottle.id, feedId: bottle.id }));
    // Without its feed the move does not count.
    const undo = () => deleteRecords(db, [{ kind: 'feed', id: bottle.id }], authorNow());
    confirm({ title: done.bottle(isolated(baby.name), amount), undo });
    return;
  }
  await addFamilyRow(db, move);
  confirm({ title: titleOf(move, amount), undo: () => setMoveRemoved(db, move.id, true, authorNow()) });
}

function titleOf({ reason, place }: MilkMove, amount: string): string {
  const { counted, thawed, out } = words.stash.done;
  if (reason === 'count') return counted[place](amount);
  return reason === 'thawed' ? thawed(amount) : out[place](amount);
}

/** Removes a move. `what` describes it. A move for a bottle leaves the bottle in the log. */
export async function removeMove(target: StashTarget, { id }: MilkMove, what: string): Promise<void> {
  await setMoveRemoved(target.db, id, true, authorNow());
  confirm({
    title: words.stash.done.removed(what),
    undo: () => setMoveRemoved(target.db, id, false, authorNow()),
  });
}
