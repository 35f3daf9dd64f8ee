import { isKindName, type KindName, kindNames, kindOf } from '#domain/kinds/registry.ts';
import type { LogPart } from './family-log.ts';

/**
 * A database store of a log. A backup and the full export use the same names, so the names never change. All kinds
 * after the first release share one store, in which each entry holds its kind.
 */
export type LogStore = string;

/** The store shared by all kinds added after the first release. */
export const SHARED_STORE: LogStore = 'entries';

/** Returns the store of a kind's entries. */
export function storeOfKind(kind: KindName): LogStore {
  return kindOf(kind).store ?? SHARED_STORE;
}

/** Returns the store of a log part. */
export function storeOf(part: LogPart): LogStore {
  if (part === 'others') return SHARED_STORE;
  return isKindName(part) ? storeOfKind(part) : part;
}

/** Lists every store that holds entries. */
export function entryStores(): LogStore[] {
  return [...new Set([...kindNames().map(storeOfKind), SHARED_STORE])];
}

/** Returns the part of a log that a row of a store belongs to. */
export function partOfRow(store: LogStore, row: unknown): LogPart {
  if (store !== SHARED_STORE)
    return kindNames().find((kind) => storeOfKind(kind) === store) ?? (store as LogPart);
  const { kind } = { ...(row as { kind?: unknown }) };
  return isKindName(kind) && storeOfKind(kind) === SHARED_STORE ? kind : 'others';
}
