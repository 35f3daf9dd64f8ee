import { type CareLog, careLogOf } from '#domain/log/care-record.ts';
import { type FamilyLog, withoutRemoved } from '#domain/log/family-log.ts';
import { withoutInvalid } from '#domain/log/quarantine.ts';
import { withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { entryTables } from './kind-stores.ts';
import { readStores } from './read-stores.ts';

/** Reads all entries, except those of removed babies. Use it only for exports: a screen must not read a whole log. */
export async function readAllRecords(db: RecordsDb): Promise<CareLog & Pick<FamilyLog, 'others'>> {
  const tables = [db.babies, ...entryTables(db)];
  const stored = await withRetry(db, () => db.transaction('r', tables, () => readStores(tables)));
  const here = withoutRemoved(withoutInvalid(stored));
  return { ...careLogOf((kind) => here[kind]), others: here.others };
}
