import type { Collection, Table } from 'dexie';
import { type AnyEntry, isKnown } from '#domain/log/any-entry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { partOfRow, SHARED_STORE } from '#domain/log/log-stores.ts';
import { isValidRow } from '#domain/log/validate-row.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { entryTables } from './kind-stores.ts';

/** Converts a row of a store to an entry. Returns undefined if the row is invalid. */
function entryOfRow(table: Table, row: unknown): AnyEntry | undefined {
  const part = partOfRow(table.name, row);
  if (!isValidRow(part, row)) return undefined;
  const record = row as AnyEntry['record'];
  return { kind: part === 'others' ? (record as { kind: string }).kind : part, record } as AnyEntry;
}

/** Converts the valid rows of a store to entries, including unknown kinds. */
export function entriesOfRows(table: Table, rows: readonly unknown[]): AnyEntry[] {
  return rows.map((row) => entryOfRow(table, row)).filter((entry) => entry !== undefined);
}

/** Converts the valid rows of a store to entries, without unknown kinds. */
export function knownOfRows(table: Table, rows: readonly unknown[]): CareRecord[] {
  return entriesOfRows(table, rows).filter(isKnown);
}

/**
 * Selects all entries of a baby, including unknown kinds, as one collection per store. An entry of an unknown kind may
 * have no day, and is then missing from the day index. The whole shared store is therefore read.
 */
export function collectionsOfBaby(db: RecordsDb, babyId: string): Collection[] {
  return entryTables(db).map((table) => {
    if (table.name === SHARED_STORE) return table.filter((row) => row.babyId === babyId);
    const index = table.schema.indexes.find(({ keyPath }) => Array.isArray(keyPath));
    return table.where(index?.name ?? 'babyId').between([babyId], [babyId, []]);
  });
}

/** Rows read in one task. Validating so many takes a few milliseconds. */
const READ_AT_ONCE = 500;

/**
 * Reads rows in batches, each in a separate task. A log can have tens of thousands of entries, and the page must
 * respond in between.
 */
export async function inBatches(
  table: Table,
  ids: readonly string[],
  take: (rows: AnyEntry['record'][]) => void,
): Promise<void> {
  for (let start = 0; start < ids.length; start += READ_AT_ONCE) {
    const rows = await table.bulkGet(ids.slice(start, start + READ_AT_ONCE));
    take(rows.filter((row) => row !== undefined));
  }
}
