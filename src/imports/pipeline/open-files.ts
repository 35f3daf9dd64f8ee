import type { RefusedFile } from '#domain/sync/file-fault.ts';
import { type OpenQuestions, openQuestions } from './open-questions.ts';
import { type ImportFile, readImportFile } from './read-import-file.ts';
import { UnreadableFileError, unreadable } from './unreadable-file-error.ts';

/** Files chosen together: the readable files, the rejected files, and the open questions of the readable ones. */
export interface OpenedFiles {
  files: ImportFile[];
  refused: RefusedFile[];
  questions: OpenQuestions;
}

/**
 * Opens files that were chosen together at `now` (epoch milliseconds). An unreadable file does not stop the others.
 * Throws an {@link UnreadableFileError} if no file can be read.
 */
export async function openFiles(chosen: readonly File[], now: number): Promise<OpenedFiles> {
  const files: ImportFile[] = [];
  const refused: RefusedFile[] = [];
  for (const [index, file] of chosen.entries()) {
    try {
      files.push(await readImportFile(file, tellingName(chosen, index)));
    } catch (error) {
      // The reader breaks on some files, for example on one that is too large for the device's memory.
      const refusal = error instanceof UnreadableFileError ? error : unreadable(file.name, 'notReadHere');
      refused.push(...refusal.files);
    }
  }
  if (!files.length) throw new UnreadableFileError(...refused);
  return { files, refused, questions: openQuestions(files, now) };
}

/** A unique name for files of the same name from several folders: "log.csv", "log.csv (2)". */
function tellingName(chosen: readonly File[], index: number): string {
  const name = chosen[index]?.name ?? '';
  const before = chosen.slice(0, index).filter((file) => file.name === name).length;
  return before ? `${name} (${before + 1})` : name;
}
