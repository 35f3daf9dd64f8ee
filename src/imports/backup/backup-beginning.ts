import { BACKUP_APP } from '#domain/sync/backup.ts';

/** How every backup begins. Blanks are allowed: an editor may have laid the file out anew. */
const BEGINNING = ['{', '"header"', ':', '{', '"app"', ':', `"${BACKUP_APP}"`];
const BEGINS = new RegExp(`^\\s*${BEGINNING.join('\\s*')}`);
/** Enough for the beginning and generous blanks. */
const BYTES = 200;

/** True for a text, or the beginning of one, that only a backup of ours has. */
export function beginsAsBackup(text: string): boolean {
  return BEGINS.test(text);
}

/** True for a backup that was cut before it could be known by its beginning. */
export function isPartOfBeginning(text: string): boolean {
  return BEGINNING.join('').startsWith(text);
}

/** True for a file that begins as a backup does, whatever its name: to know it where any file may arrive. */
export async function isBackupFile(file: Blob): Promise<boolean> {
  try {
    return beginsAsBackup(await file.slice(0, BYTES).text());
  } catch {
    // It cannot be opened; whoever reads it will say so.
    return false;
  }
}
