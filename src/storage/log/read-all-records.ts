import { type CareLog, careLogOf } from '#domain/care-record.ts';
import { type FamilyLog, logOf, rowsOf, withoutRemoved } from '#domain/family-log.ts';
import { logOfStores } from '#domain/log-by-store.ts';
import { validRows } from '#domain/validate-row.ts';
import { withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { entryTables } from './kind-stores.ts';

/** Every entry of every baby but the removed ones: for exports, never for a screen. */
export async function readAllRecords(db: RecordsDb): Promise<CareLog & Pick<FamilyLog, 'others'>> {
  const tables = [db.babies, ...entryTables(db)];
  const rows = await withRetry(db, () =>
    db.transaction('r', tables, () => Promise.all(tables.map((table) => table.toArray()))),
  );
  const stored = logOfStores(Object.fromEntries(tables.map(({ name }, index) => [name, rows[index]])));
  const here = withoutRemoved(logOf((part) => validRows<object>(part, rowsOf(stored, part))));
  return { ...careLogOf((kind) => here[kind]), others: here.others };
}
