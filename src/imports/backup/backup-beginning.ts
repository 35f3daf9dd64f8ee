import { BACKUP_APP } from '#domain/sync/backup.ts';

/** The beginning of every backup. Blanks are allowed: an editor may have reformatted the file. */
const BEGINNING = ['{', '"header"', ':', '{', '"app"', ':', `"${BACKUP_APP}"`];
const BEGINS = new RegExp(`^\\s*${BEGINNING.join('\\s*')}`);
/** Enough for the beginning and generous blanks. */
const BYTES = 200;

/** True for a text, or the beginning of one, that only our backups have. */
export function beginsAsBackup(text: string): boolean {
  return BEGINS.test(text);
}

/** True for a backup that was cut before its beginning was complete. */
export function isPartOfBeginning(text: string): boolean {
  return BEGINNING.join('').startsWith(text);
}

/** True for a file that begins like a backup, whatever its name. Used where any file may arrive. */
export async function isBackupFile(file: Blob): Promise<boolean> {
  try {
    return beginsAsBackup(await file.slice(0, BYTES).text());
  } catch {
    // It cannot be opened; reading it later reports that.
    return false;
  }
}
