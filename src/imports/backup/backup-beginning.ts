import { BACKUP_APP } from '#domain/sync/backup.ts';

/** The beginning of every backup. Blanks are allowed, because an editor may have reformatted the file. */
const BEGINNING = ['{', '"header"', ':', '{', '"app"', ':', `"${BACKUP_APP}"`];
const BEGINS = new RegExp(`^\\s*${BEGINNING.join('\\s*')}`);
/** The number of bytes to read: the beginning, with many blanks. */
const BYTES = 200;

/** True if the text begins like a Wee Hours backup. */
export function beginsAsBackup(text: string): boolean {
  return BEGINS.test(text);
}

/** True for a backup that was cut before its beginning was complete. */
export function isPartOfBeginning(text: string): boolean {
  return BEGINNING.join('').startsWith(text);
}

/** True for a file that begins like a backup; its name does not matter. Used where any type of file may arrive. */
export async function isBackupFile(file: Blob): Promise<boolean> {
  try {
    return beginsAsBackup(await file.slice(0, BYTES).text());
  } catch {
    // The file cannot be opened. Reading it later reports the error.
    return false;
  }
}
