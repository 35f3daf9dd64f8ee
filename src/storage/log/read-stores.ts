import type { Table } from 'dexie';
import type { FamilyLog } from '#domain/log/family-log.ts';
import { logOfStores } from '#domain/log/log-by-store.ts';

/**
 * Reads all rows of some stores as a log, including invalid rows. Call it in a transaction, so that the stores are
 * consistent.
 */
export async function readStores(tables: readonly Table[]): Promise<FamilyLog> {
  const rows = await Promise.all(tables.map((table) => table.toArray()));
  return logOfStores(Object.fromEntries(tables.map(({ name }, index) => [name, rows[index]])));
}
