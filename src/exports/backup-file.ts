import {
  BACKUP_APP,
  type BackupContent,
  type BackupHeader,
  backupParts,
  boundText,
  contentText,
  countRows,
  formatOf,
  sealOf,
} from '#domain/sync/backup.ts';
import { canonicalJson } from '#domain/sync/canonical-json.ts';
import { LOCK_RANDOM_BYTES, lockText, makeLock } from '#domain/sync/passphrase-lock.ts';
import type { Day } from '#domain/time/when.ts';

interface BackupOptions {
  /** Epoch milliseconds. */
  created: number;
  /** The family's day, for the file name. */
  day: Day;
  /** Null for an unencrypted file. */
  passphrase: string | null;
  /** The cost of one passphrase attempt. Set only in tests, for speed. */
  iterations?: number;
}

/**
 * The recommendation of the OWASP Password Storage Cheat Sheet for PBKDF2-HMAC-SHA-256. It takes about half a second on
 * a phone by design.
 */
const ITERATIONS = 600_000;

/** All data of a user as one file, `wee-hours-2026-05-06.weehours`. imports/backup/backup-file.ts reads it. */
export async function backupFile(content: BackupContent, options: BackupOptions): Promise<File> {
  const { created, day, passphrase, iterations = ITERATIONS } = options;
  const lock =
    passphrase === null
      ? null
      : makeLock(crypto.getRandomValues(new Uint8Array(LOCK_RANDOM_BYTES)), iterations);
  const counts = countRows(backupParts(content.log));
  const header: BackupHeader = {
    app: BACKUP_APP,
    format: formatOf(content, lock),
    created: new Date(created).toISOString(),
    ...(!lock && { counts }),
    lock,
  };
  const stored =
    lock && passphrase !== null
      ? await lockText(contentText(content, counts), lock, passphrase, boundText(header))
      : contentText(content);
  const sealed = canonicalJson({ ...header, sha256: await sealOf(header, stored) });
  // The header comes first, so that a truncated file still identifies itself.
  const text = `{"header":${sealed},"content":${lock ? JSON.stringify(stored) : stored}}`;
  return new File([text], `wee-hours-${day}.weehours`, { type: 'application/json' });
}
