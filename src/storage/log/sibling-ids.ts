import Dexie from 'dexie';
import { bornTogether } from '#domain/baby/baby.ts';
import { type KindName, kindNames, kindOf } from '#domain/kinds/registry.ts';
import { validRows } from '#domain/log/validate-row.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';

/**
 * Reads the ids of a baby's siblings, if one of `kinds` is shown for all siblings. Otherwise returns no ids and reads
 * nothing.
 *
 * This is not an async function. It chains on Dexie's promise, so that a live query observes later reads.
 */
export function siblingIds(
  db: RecordsDb,
  babyId: string,
  kinds: readonly KindName[] = kindNames(),
): PromiseLike<string[]> {
  if (!kinds.some((kind) => kindOf(kind).isForSiblings)) return Dexie.Promise.resolve([]);
  return db.babies.toArray().then((babies) => bornTogether(babyId, validRows('babies', babies)));
}

/**
 * Returns the ids of the babies whose entries of a kind are shown for a baby. `siblings` is the result of {@link
 * siblingIds}.
 */
export function shownFor(kind: KindName, babyId: string, siblings: readonly string[]): string[] {
  return kindOf(kind).isForSiblings ? [babyId, ...siblings] : [babyId];
}
