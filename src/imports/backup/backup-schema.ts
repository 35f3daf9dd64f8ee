import * as v from 'valibot';
import { logStores } from '#domain/log/log-by-store.ts';
import { type LogStore, partOfRow, SHARED_STORE } from '#domain/log/log-stores.ts';
import { isValidRow } from '#domain/log/validate-row.ts';
import {
  BACKUP_APP,
  BACKUP_FORMAT,
  type BackupContent,
  type BackupFile,
  type LogCounts,
} from '#domain/sync/backup.ts';
import type { IndexedPhoto } from '#domain/sync/backup-photos.ts';

/**
 * Validates a backup before it is used. Checks only the fields that screens and merges rely on. Unknown fields are
 * allowed and kept.
 */

/** The most iterations that deriving a key may take. A slow phone needs a minute for them. More would be an attack. */
const MOST_ITERATIONS = 10_000_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const hash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));

const anyKey = v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]);

/**
 * Returns the schema for the rows of a store. A store may be missing, because an older version may not have had it.
 * Rows of the shared store are validated later. An entry that is invalid here may be valid for a version that does not
 * know its kind.
 */
function rowsOf(store: LogStore) {
  if (store === SHARED_STORE) return v.exactOptional(v.array(v.looseObject({ id: anyKey })));
  return v.exactOptional(v.array(v.custom<object>((row) => isValidRow(partOfRow(store, row), row))));
}

/** Returns the schema for quarantined rows. It checks only the store and the key of a row. */
function setAside() {
  return v.variant('part', [
    v.strictObject({
      part: v.literal('babies'),
      row: v.looseObject({ babyId: anyKey }),
    }),
    v.strictObject({
      part: v.picklist(logStores().filter((store) => store !== 'babies')),
      row: v.looseObject({ id: anyKey }),
    }),
  ]);
}

const counts: v.GenericSchema<LogCounts> = v.record(v.string(), count);

/** The content of a backup, with its log by store. */
export type StoredContent = Omit<BackupContent, 'log' | 'photos'> & {
  log: Record<LogStore, object[]>;
  counts?: LogCounts;
  photos?: IndexedPhoto[];
};

const PHOTO = v.strictObject({ id: v.pipe(v.string(), v.nonEmpty()), sha256: hash, letters: count });

export function checkContent(content: unknown): v.SafeParseResult<v.GenericSchema<unknown>> {
  const schema = v.strictObject({
    counts: v.exactOptional(counts),
    log: v.strictObject(Object.fromEntries(logStores().map((store) => [store, rowsOf(store)]))),
    photos: v.exactOptional(v.array(PHOTO)),
    preferences: v.looseObject({}),
    setAside: v.exactOptional(v.array(setAside())),
  });
  return v.safeParse(schema, content, { abortEarly: true });
}

export const HEADER: v.GenericSchema<BackupFile['header']> = v.strictObject({
  app: v.literal(BACKUP_APP),
  format: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BACKUP_FORMAT)),
  created: v.pipe(
    v.string(),
    v.check((created) => !Number.isNaN(Date.parse(created))),
  ),
  counts: v.exactOptional(counts),
  lock: v.nullable(
    v.strictObject({
      cipher: v.literal('AES-256-GCM'),
      derivation: v.literal('PBKDF2-HMAC-SHA-256'),
      iterations: v.pipe(count, v.minValue(1), v.maxValue(MOST_ITERATIONS)),
      salt: v.pipe(v.string(), v.regex(/^[A-Za-z\d+/]{22}==$/)),
      nonce: v.pipe(v.string(), v.regex(/^[A-Za-z\d+/]{16}$/)),
    }),
  ),
  sha256: hash,
});
