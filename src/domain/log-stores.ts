import { type FamilyLog, type LogPart, type LogRow, logOf, logParts, rowsOf } from './family-log.ts';
import { isKindName, type KindName, kindNames, kindOf } from './kinds/registry.ts';

/**
 * A log by the stores of the database, which are also the parts of a backup and of the file of everything. The names are for
 * ever. All later kinds share one store, and there an entry says its kind itself.
 */
export type LogStore = string;

const SHARED = 'entries';

/** The store that keeps the entries of a kind. */
export function storeOfKind(kind: KindName): LogStore {
  return kindOf(kind).store ?? SHARED;
}

/** The store that keeps a part of a log. */
export function storeOf(part: LogPart): LogStore {
  if (part === 'others') return SHARED;
  return isKindName(part) ? storeOfKind(part) : part;
}

/** Every store of a log, in the order of its parts. */
export function logStores(): LogStore[] {
  return [...new Set(logParts().map(storeOf))];
}

/** The part of a log that a row of a store belongs to. */
export function partOfRow(store: LogStore, row: unknown): LogPart {
  if (store !== SHARED) return kindNames().find((kind) => storeOfKind(kind) === store) ?? (store as LogPart);
  const { kind } = { ...(row as { kind?: unknown }) };
  return isKindName(kind) && storeOfKind(kind) === SHARED ? kind : 'others';
}

/** The rows of a log by their stores. */
export function rowsByStore(log: FamilyLog): Record<LogStore, LogRow[]> {
  const rows: Record<LogStore, LogRow[]> = Object.fromEntries(logStores().map((store) => [store, []]));
  for (const part of logParts()) rows[storeOf(part)]?.push(...rowsOf(log, part));
  return rows;
}

/** The log of rows by their stores. A store that is missing is an empty one: an older version had not got it. */
export function logOfStores(rows: Readonly<Record<LogStore, readonly object[] | undefined>>): FamilyLog {
  const byPart = new Map<LogPart, object[]>();
  for (const store of logStores()) {
    for (const row of rows[store] ?? []) {
      const part = partOfRow(store, row);
      const known = byPart.get(part);
      if (known) known.push(row);
      else byPart.set(part, [row]);
    }
  }
  return logOf((part) => byPart.get(part) ?? []);
}
