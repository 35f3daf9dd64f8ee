import type { FamilyLog, LogPart } from '#domain/log/family-log.ts';
import { partOfRow, storeOf } from '#domain/log/log-stores.ts';
import { isValidRow } from '#domain/log/validate-row.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';

/** Reads a row by its key. Undefined if there is none or it is invalid. */
export async function getValid<Part extends LogPart>(
  db: RecordsDb,
  part: Part,
  key: string,
): Promise<FamilyLog[Part][number] | undefined> {
  const store = storeOf(part);
  const row = await db.table(store).get(key);
  return partOfRow(store, row) === part && isValidRow(part, row) ? row : undefined;
}
