import type { FamilyLog, LogPart } from '#domain/family-log.ts';
import { partOfRow, storeOf } from '#domain/log-stores.ts';
import { isWholeRow } from '#domain/whole-row.ts';
import type { RecordsDb } from './records-db.ts';

/** A row by its key, or undefined when there is none, or none that is whole. */
export async function getWhole<Part extends LogPart>(
  db: RecordsDb,
  part: Part,
  key: string,
): Promise<FamilyLog[Part][number] | undefined> {
  const store = storeOf(part);
  const row = await db.table(store).get(key);
  return partOfRow(store, row) === part && isWholeRow(part, row) ? row : undefined;
}
