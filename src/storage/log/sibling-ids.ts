import Dexie from 'dexie';
import { bornTogether } from '#domain/baby/baby.ts';
import { type KindName, kindNames, kindOf } from '#domain/kinds/registry.ts';
import { validRows } from '#domain/log/validate-row.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';

/**
 * The ids of the babies whose entries of one of `kinds` are shown for a baby beside its own. Nothing is read where none of the
 * kinds is for siblings.
 *
 * This is no async function: it is chained on Dexie's promise, so that a live query watches what is read behind it.
 */
export function siblingIds(
  db: RecordsDb,
  babyId: string,
  kinds: readonly KindName[] = kindNames(),
): PromiseLike<string[]> {
  if (!kinds.some((kind) => kindOf(kind).isForSiblings)) return Dexie.Promise.resolve([]);
  return db.babies
    .toArray()
    .then((babies) => bornTogether(babyId, validRows('babies', babies)).map((sibling) => sibling.babyId));
}

/** The ids of the babies whose entries of a kind are shown for a baby, of what {@link siblingIds} gave. */
export function shownFor(kind: KindName, babyId: string, siblings: readonly string[]): string[] {
  return kindOf(kind).isForSiblings ? [babyId, ...siblings] : [babyId];
}
