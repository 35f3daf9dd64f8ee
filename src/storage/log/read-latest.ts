import { type KindName, kindOf, type RecordOf } from '#domain/kinds/registry.ts';
import { isValidRow } from '#domain/log/validate-row.ts';
import type { Day } from '#domain/time/when.ts';
import { withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { recordsOfDays } from './kind-stores.ts';
import { shownFor, siblingIds } from './sibling-ids.ts';

/**
 * Reads the latest record of one kind that is shown for a baby, from day `from` to day `to`. Reads only the rows of the
 * newest day that has one. Returns undefined if there is none.
 */
export async function readLatest<K extends KindName>(
  db: RecordsDb,
  kind: K,
  babyId: string,
  from: Day,
  to: Day,
): Promise<RecordOf<K> | undefined> {
  const { time } = kindOf(kind);
  const newestOf = (owner: string) => {
    let newest: Day | undefined;
    const isBefore = (row: RecordOf<K>) => {
      newest ??= time.dayOf(row);
      return time.dayOf(row) !== newest;
    };
    const rows = recordsOfDays(db, kind, owner, from, to).reverse();
    return rows
      .filter((row) => isValidRow(kind, row))
      .until(isBefore)
      .toArray();
  };
  return withRetry(db, () =>
    siblingIds(db, babyId, [kind])
      .then((siblings) => Promise.all(shownFor(kind, babyId, siblings).map(newestOf)))
      .then((rows) => rows.flat().sort((a, b) => time.startOf(b) - time.startOf(a))[0]),
  );
}
