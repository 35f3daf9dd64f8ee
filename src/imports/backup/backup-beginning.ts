import { BACKUP_APP } from '#domain/sync/backup.ts';

/** The beginning of every backup. Blanks are allowed, because an editor may have reformatted the file. */
const BEGINNING = ['{', '"header"', ':', '{', '"app"', ':', `"${BACKUP_APP}"`];
const BEGINS = new RegExp(`^\\s*${BEGINNING.join('\\s*')}`);
/** The number of bytes to read. It is enough for the beginning with many blanks. */
const BYTES = 200;

/** True if the text begins like a Wee Hours backup. */
export function beginsAsBackup(text: string): boolean {
  return BEGINS.test(text);
}

/** True if the text is only a part of the beginning, as in a backup that was cut very early. */
export function isPartOfBeginning(text: string): boolean {
  return BEGINNING.join('').startsWith(text);
}

/** Returns true if a file begins like a backup. Its name does not matter. Used where any type of file may arrive. */
export async function isBackupFile(file: Blob): Promise<boolean> {
  try {
    return beginsAsBackup(await file.slice(0, BYTES).text());
  } catch {
    // The file cannot be opened. Reading it later reports the error.
    return false;
  }
}
