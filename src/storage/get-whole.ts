import type { FamilyLog, LogPart } from '#domain/family-log.ts';
import { isWholeRow } from '#domain/whole-row.ts';
import type { RecordsDb } from './records-db.ts';

/** A row by its key, or undefined when there is none, or none that is whole. */
export async function getWhole<Part extends LogPart>(
  db: RecordsDb,
  part: Part,
  key: string,
): Promise<FamilyLog[Part][number] | undefined> {
  const row = await db.table(part).get(key);
  return isWholeRow(part, row) ? row : undefined;
}
