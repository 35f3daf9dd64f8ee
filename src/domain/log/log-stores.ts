import { isKindName, type KindName, kindNames, kindOf } from '#domain/kinds/registry.ts';
import type { LogPart } from './family-log.ts';

/**
 * A log by the stores of the database, which are also the parts of a backup and of the file of everything. The names are for
 * ever. All later kinds share one store, and there an entry says its kind itself.
 */
export type LogStore = string;

/** The store that all kinds share that came after the first release. */
export const SHARED_STORE: LogStore = 'entries';

/** The store that keeps the entries of a kind. */
export function storeOfKind(kind: KindName): LogStore {
  return kindOf(kind).store ?? SHARED_STORE;
}

/** The store that keeps a part of a log. */
export function storeOf(part: LogPart): LogStore {
  if (part === 'others') return SHARED_STORE;
  return isKindName(part) ? storeOfKind(part) : part;
}

/** Every store that holds entries. */
export function entryStores(): LogStore[] {
  return [...new Set([...kindNames().map(storeOfKind), SHARED_STORE])];
}

/** The part of a log that a row of a store belongs to. */
export function partOfRow(store: LogStore, row: unknown): LogPart {
  if (store !== SHARED_STORE)
    return kindNames().find((kind) => storeOfKind(kind) === store) ?? (store as LogPart);
  const { kind } = { ...(row as { kind?: unknown }) };
  return isKindName(kind) && storeOfKind(kind) === SHARED_STORE ? kind : 'others';
}
