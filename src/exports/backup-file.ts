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
import { joinPhotos, packPhotos } from '#domain/sync/backup-photos.ts';
import { canonicalJson } from '#domain/sync/canonical-json.ts';
import { deriveKey, LOCK_RANDOM_BYTES, lockText, makeLock } from '#domain/sync/passphrase-lock.ts';
import type { Day } from '#domain/time/when.ts';

interface BackupOptions {
  /** Epoch milliseconds. */
  created: number;
  /** The family's day, for the file name. */
  day: Day;
  /** Null for an unencrypted file. */
  passphrase: string | null;
  /** The iterations of one passphrase attempt. Tests set a low number for speed. */
  iterations?: number;
}

/**
 * The OWASP Password Storage Cheat Sheet recommends this for PBKDF2-HMAC-SHA-256. One attempt takes a phone about half
 * a second. This slows down guessing.
 */
const ITERATIONS = 600_000;

/** Makes a file with all data of a user, `wee-hours-2026-05-06.weehours`. imports/backup/backup-file.ts reads it. */
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
  const key = content.photos && lock && passphrase !== null ? await deriveKey(lock, passphrase) : null;
  const photos = content.photos && (await packPhotos(content.photos, key));
  const stored =
    lock && passphrase !== null
      ? await lockText(
          contentText(content, { counts, photos: photos?.index }),
          lock,
          passphrase,
          boundText(header),
        )
      : contentText(content, { photos: photos?.index });
  const sealed = canonicalJson({ ...header, sha256: await sealOf(header, stored) });
  // The header comes first, so a file that was cut off can still be recognized as a backup.
  const head = `{"header":${sealed},"content":${lock ? JSON.stringify(stored) : stored}`;
  const parts = photos ? joinPhotos(new Blob([head]), photos.packed) : [`${head}}`];
  return new File(parts, `wee-hours-${day}.weehours`, { type: 'application/json' });
}
