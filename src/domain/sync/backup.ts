import { isKindName, kindOf } from '#domain/kinds/registry.ts';
import { type FamilyLog, keyOf, type LogRow } from '#domain/log/family-log.ts';
import { rowsByStore } from '#domain/log/log-by-store.ts';
import { type LogStore, partOfRow } from '#domain/log/log-stores.ts';
import type { QuarantinedRow } from '#domain/log/quarantine.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Lock } from './passphrase-lock.ts';

/**
 * The file that holds everything of a user: written by exports/backup-file.ts, read by imports/backup/backup-file.ts. It is one
 * JSON object, a header and the content; under a passphrase the content is a locked text in base64.
 */

/** The newest format that this version reads. A part or a meaning that is added raises it. */
export const BACKUP_FORMAT = 4;

/** The first format whose passphrase covers the header too. */
const HEADER_BOUND_FORMAT = 3;

export const BACKUP_APP = 'Wee Hours';

/** What a backup holds. Preferences are carried as they stand, and checked where they are read (storage/browser/preferences.ts). */
export interface BackupContent {
  log: FamilyLog;
  preferences: object;
  /** Rows that could not be read, as they are: since format 2, and only where there are any. */
  setAside?: QuarantinedRow[];
}

/** The stores of the first format. */
const FIRST_STORES = ['babies', 'feeds', 'diapers', 'sleeps', 'growths', 'timers', 'trash', 'imports'];

/** The first format with the stores that came later: `entries` and `family`. */
const LATER_STORES_FORMAT = 4;

/** True where a part of the content is of a kind or a store that came after the first release. */
function hasLater(log: FamilyLog, setAside: readonly QuarantinedRow[]): boolean {
  const isFirst = (kind: string) => isKindName(kind) && kindOf(kind).store !== undefined;
  return (
    Object.entries(rowsByStore(log)).some(
      ([store, rows]) => rows.length > 0 && !FIRST_STORES.includes(store),
    ) ||
    log.trash.some(({ deleted }) => !isFirst(deleted.kind)) ||
    log.timers.some(({ kind }) => !isFirst(kind)) ||
    setAside.some(({ part }) => !FIRST_STORES.includes(part))
  );
}

/** The oldest format that can hold it, so that an older app still reads what it can understand. */
export function formatOf({ log, setAside }: BackupContent, lock: Lock | null): number {
  if (hasLater(log, setAside ?? [])) return LATER_STORES_FORMAT;
  if (lock) return HEADER_BOUND_FORMAT;
  return setAside ? 2 : 1;
}

/**
 * The rows of a log by store, as a backup has them, in the order of their keys: a version that knows fewer kinds writes the same.
 * A store that came later is left out where it is empty.
 */
export function backupParts(log: FamilyLog): Record<LogStore, object[]> {
  const stores = Object.entries(rowsByStore(log)).filter(
    ([store, rows]) => rows.length || FIRST_STORES.includes(store),
  );
  return Object.fromEntries(stores.map(([store, rows]) => [store, inOrder(store, rows)]));
}

function inOrder(store: LogStore, rows: readonly LogRow[]): LogRow[] {
  const part = partOfRow(store, rows[0]);
  const key = (row: LogRow) => keyOf(part, row);
  return rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** How many rows each store of a log has. */
export type LogCounts = Record<LogStore, number>;

/** How many rows there are by store. */
export function countRows(parts: Readonly<Record<LogStore, readonly object[]>>): LogCounts {
  return Object.fromEntries(Object.entries(parts).map(([store, rows]) => [store, rows.length]));
}

export interface BackupHeader {
  app: typeof BACKUP_APP;
  format: number;
  /** ISO timestamp. */
  created: string;
  /** Absent where the locked content holds them, since format 3. */
  counts?: LogCounts;
  /** How the content is locked, null when anybody may read it. */
  lock: Lock | null;
}

/** The whole file. `sha256` is {@link sealOf} the rest, so that no letter of it can change unnoticed. */
export interface BackupFile {
  header: BackupHeader & { sha256: string };
  content: BackupContent | string;
}

/** The content as one text, the same for the same log whatever order it was read in; with counts where it is locked. */
export function contentText({ log, preferences, setAside }: BackupContent, counts?: LogCounts): string {
  return canonicalJson({ counts, log: backupParts(log), preferences, setAside });
}

/** What a passphrase covers beside the content: nothing before format 3. */
export function boundText(header: BackupHeader): string {
  return header.format < HEADER_BOUND_FORMAT ? '' : canonicalJson(header);
}

/** SHA-256 over header and content, in hexadecimal. `content` is the text of {@link contentText}, or the locked one. */
export async function sealOf(header: BackupHeader, content: string): Promise<string> {
  const text = `${canonicalJson(header)}\n${content}`;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
