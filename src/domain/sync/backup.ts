import { toHex } from '#domain/hex.ts';
import { isKindName, kindOf } from '#domain/kinds/registry.ts';
import { type FamilyLog, keyOf, type LogRow } from '#domain/log/family-log.ts';
import { rowsByStore } from '#domain/log/log-by-store.ts';
import { type LogStore, partOfRow } from '#domain/log/log-stores.ts';
import type { QuarantinedRow } from '#domain/log/quarantine.ts';
import type { IndexedPhoto, PhotoSource } from './backup-photos.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Lock } from './passphrase-lock.ts';

/**
 * The backup file of a user, written by exports/backup-file.ts and read by imports/backup/backup-file.ts. It is one
 * JSON object with a header and the content. With a passphrase the content is encrypted text in base64.
 */

/**
 * The newest format that this version reads. The number rises when the file gets a new part, or a part gets a new
 * meaning.
 */
export const BACKUP_FORMAT = 5;

/** The first format in which the passphrase also authenticates the header. */
const HEADER_BOUND_FORMAT = 3;

export const BACKUP_APP = 'Wee Hours';

/** The content of a backup. Preferences are stored unchanged and validated on read (storage/browser/preferences.ts). */
export interface BackupContent {
  log: FamilyLog;
  preferences: object;
  /** Quarantined rows, unchanged. Since format 2, and only if there are any. */
  setAside?: QuarantinedRow[];
  /** The photos of the log's entries. Since format 5, and only if there are any. */
  photos?: PhotoSource;
}

/** The stores of the first format. */
const FIRST_STORES = ['babies', 'feeds', 'diapers', 'sleeps', 'growths', 'timers', 'trash', 'imports'];

/** The first format with the later stores: `entries` and `family`. */
const LATER_STORES_FORMAT = 4;

/** The first format with photos. */
const PHOTOS_FORMAT = 5;

/** True if the content has a kind or a store that was added after the first release. */
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

/**
 * Returns the oldest format that can hold the content, so that older versions of the app can read as many backups as
 * possible.
 */
export function formatOf({ log, setAside, photos }: BackupContent, lock: Lock | null): number {
  if (photos) return PHOTOS_FORMAT;
  if (hasLater(log, setAside ?? [])) return LATER_STORES_FORMAT;
  if (lock) return HEADER_BOUND_FORMAT;
  return setAside ? 2 : 1;
}

/**
 * Returns the rows of a log by store, as a backup holds them, sorted by key. A version that knows fewer kinds writes
 * the same text. A store added after the first release is left out if it is empty.
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

/** The number of rows in each store of a log. */
export type LogCounts = Record<LogStore, number>;

/** Counts the rows of each store. */
export function countRows(parts: Readonly<Record<LogStore, readonly object[]>>): LogCounts {
  return Object.fromEntries(Object.entries(parts).map(([store, rows]) => [store, rows.length]));
}

export interface BackupHeader {
  app: typeof BACKUP_APP;
  format: number;
  /** ISO timestamp. */
  created: string;
  /** Absent since format 3 if the content is encrypted. The content then holds the counts. */
  counts?: LogCounts;
  /** How the content is encrypted; null for plain text. */
  lock: Lock | null;
}

/**
 * The whole file. `sha256` is the result of {@link sealOf} for the rest of the file. It reveals any change to the file.
 */
export interface BackupFile {
  header: BackupHeader & { sha256: string };
  content: BackupContent | string;
}

/**
 * Converts the content to one text, which does not depend on the order in which the log was read. `counts` are included
 * if the content will be encrypted. `photos` is the index of the photos, if there are any.
 */
export function contentText(
  { log, preferences, setAside }: BackupContent,
  { counts, photos }: { counts?: LogCounts | undefined; photos?: IndexedPhoto[] | undefined } = {},
): string {
  return canonicalJson({ counts, log: backupParts(log), photos, preferences, setAside });
}

/** Returns the text that a passphrase authenticates in addition to the content. Empty before format 3. */
export function boundText(header: BackupHeader): string {
  return header.format < HEADER_BOUND_FORMAT ? '' : canonicalJson(header);
}

/**
 * Computes SHA-256 over header and content, in hexadecimal. `content` is the text of {@link contentText}, or its
 * encrypted form.
 */
export async function sealOf(header: BackupHeader, content: string): Promise<string> {
  const text = `${canonicalJson(header)}\n${content}`;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toHex(new Uint8Array(hash));
}
