import type { Collection, Table } from 'dexie';
import { type KindName, kindMark, kindOf, type RecordOf } from '#domain/kinds/registry.ts';
import { type AnyEntry, partOf } from '#domain/log/any-entry.ts';
import type { FamilyLog, LogPart } from '#domain/log/family-log.ts';
import { entryStores, partOfRow, storeOf } from '#domain/log/log-stores.ts';
import { isValidRow } from '#domain/log/validate-row.ts';
import type { Day } from '#domain/time/when.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';

/** Each kind of the first release has its own store. All later kinds share one. */

/** Lists every store that holds entries. */
export function entryTables(db: RecordsDb): Table[] {
  return entryStores().map((store) => db.table(store));
}

/**
 * Returns the store of one kind. The shared store also holds other kinds, so its rows must be filtered by kind, as in
 * {@link recordsOfDays}.
 */
export function tableOf<K extends KindName>(db: RecordsDb, kind: K): Table<RecordOf<K>, string> {
  return db.table(storeOf(kind));
}

/** Returns the store of an entry of a known or unknown kind. */
export function tableOfEntry(db: RecordsDb, entry: AnyEntry): Table<AnyEntry['record'], string> {
  return db.table(storeOf(partOf(entry)));
}

/**
 * Selects a baby's records of one kind from day `from` to day `to`, both included, by index. The earliest comes first.
 */
export function recordsOfDays<K extends KindName>(
  db: RecordsDb,
  kind: K,
  babyId: string,
  from: Day,
  to: Day,
): Collection<RecordOf<K>, string> {
  const { kind: shared } = kindMark(kind);
  const index = ['babyId', ...(shared ? ['kind'] : []), kindOf(kind).time.dayField];
  const key = [babyId, ...(shared ? [shared] : [])];
  // '~' sorts after every day, and after every clock time of a day.
  return tableOf(db, kind)
    .where(`[${index.join('+')}]`)
    .between([...key, from], [...key, `${to}~`]);
}

/** Reads a row by its key. Returns undefined if there is no such row or it is invalid. */
export async function getValid<Part extends LogPart>(
  db: RecordsDb,
  part: Part,
  key: string,
): Promise<FamilyLog[Part][number] | undefined> {
  const store = storeOf(part);
  const row = await db.table(store).get(key);
  return partOfRow(store, row) === part && isValidRow(part, row) ? row : undefined;
}
