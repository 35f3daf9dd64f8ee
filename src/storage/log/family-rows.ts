import type { FamilyRow } from '#domain/log/family-log.ts';
import { validRows } from '#domain/log/validate-row.ts';
import { type Author, stampAfter } from '#domain/record.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';

/**
 * Reads and writes of rows that belong to the family, such as a list of medicines. A row is never deleted, because a
 * merge with another phone would bring it back. A kind of row that can end has a field for it.
 */

/** Reads the valid rows of one kind. `Row` is the type of that kind's rows. */
export async function readFamilyRows<Row extends FamilyRow>(
  db: RecordsDb,
  kind: Row['kind'],
  isRow: (row: FamilyRow) => row is Row,
): Promise<Row[]> {
  const rows = await withRetry(db, () => db.family.where('kind').equals(kind).toArray());
  return validRows('family', rows).filter(isRow);
}

/** Adds a new row. A retry writes the same row, because the app chooses the id. */
export async function addFamilyRow(db: RecordsDb, row: FamilyRow): Promise<void> {
  await durableWrite(db, [db.family], async () => {
    await db.family.put(row);
  });
}

/**
 * Merges `changes` into a row, and keeps fields unknown to this version. Resolves to the row before and after, or to
 * undefined if there is no such row.
 */
export async function changeFamilyRow<Row extends FamilyRow>(
  db: RecordsDb,
  id: string,
  changes: Partial<Omit<Row, keyof FamilyRow>>,
  author: Author,
): Promise<{ before: Row; after: Row } | undefined> {
  return durableWrite(db, [db.family], async () => {
    const before = (await db.family.get(id)) as Row | undefined;
    if (!before) return undefined;
    const after: Row = { ...before, ...changes, ...stampAfter(before.updatedAt, author) };
    await db.family.put(after);
    return { before, after };
  });
}
