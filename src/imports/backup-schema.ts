import * as v from 'valibot';
import {
  BACKUP_APP,
  BACKUP_FORMAT,
  type BackupContent,
  type BackupFile,
  type LogCounts,
} from '#domain/backup.ts';
import { type FamilyLog, LOG_PARTS, type LogPart } from '#domain/family-log.ts';
import { isWholeRow } from '#domain/whole-row.ts';

/**
 * What a backup must look like before anything of it is believed: what the screens and the merge rely on, and no more.
 * Fields that this version does not know pass, and are kept.
 */

/** A minute of trying on a slow phone; a file that asks for more wants to stop the phone. */
const MOST_ITERATIONS = 10_000_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

function rowsOf<Part extends LogPart>(part: Part) {
  return v.array(v.custom<FamilyLog[Part][number]>((row) => isWholeRow(part, row)));
}

const log: v.GenericSchema<FamilyLog> = v.strictObject({
  babies: rowsOf('babies'),
  feeds: rowsOf('feeds'),
  diapers: rowsOf('diapers'),
  sleeps: rowsOf('sleeps'),
  growths: rowsOf('growths'),
  timers: rowsOf('timers'),
  trash: rowsOf('trash'),
  imports: rowsOf('imports'),
});

const anyKey = v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]);

/** Of a row that is not whole nothing is known but where it lies and by what it is found again. */
const setAside = v.variant('part', [
  v.strictObject({
    part: v.literal('babies'),
    row: v.looseObject({ babyId: anyKey }),
  }),
  v.strictObject({
    part: v.picklist(LOG_PARTS.filter((part) => part !== 'babies')),
    row: v.looseObject({ id: anyKey }),
  }),
]);

const counts: v.GenericSchema<LogCounts> = v.strictObject({
  babies: count,
  feeds: count,
  diapers: count,
  sleeps: count,
  growths: count,
  timers: count,
  trash: count,
  imports: count,
});

export const CONTENT: v.GenericSchema<BackupContent & { counts?: LogCounts }> = v.strictObject({
  counts: v.exactOptional(counts),
  log,
  preferences: v.looseObject({}),
  setAside: v.exactOptional(v.array(setAside)),
});

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
