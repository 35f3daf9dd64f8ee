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

/**
 * Validates a backup before it is used. Checks only the fields that screens and merges rely on. Unknown fields are
 * allowed and kept.
 */

/** The most iterations of a passphrase. They take a slow phone a minute. A file with more is an attack on the phone. */
const MOST_ITERATIONS = 10_000_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const anyKey = v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]);

/**
 * The schema of a store's rows. A store may be missing, because the version that made the file may not have had it.
 * Rows of the shared store are validated later: an entry that is invalid here may be valid for a version that does not
 * know its kind.
 */
function rowsOf(store: LogStore) {
  if (store === SHARED_STORE) return v.exactOptional(v.array(v.looseObject({ id: anyKey })));
  return v.exactOptional(v.array(v.custom<object>((row) => isValidRow(partOfRow(store, row), row))));
}

/** Only the store and the key of a quarantined row are known. */
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
export type StoredContent = Omit<BackupContent, 'log'> & {
  log: Record<LogStore, object[]>;
  counts?: LogCounts;
};

export function checkContent(content: unknown): v.SafeParseResult<v.GenericSchema<unknown>> {
  const schema = v.strictObject({
    counts: v.exactOptional(counts),
    log: v.strictObject(Object.fromEntries(logStores().map((store) => [store, rowsOf(store)]))),
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
  sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
});
