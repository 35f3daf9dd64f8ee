import { type OpenQuestions, openQuestions } from './open-questions.ts';
import { type ImportFile, readImportFile } from './read-import-file.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

/** A file that cannot be read, with the reason and what to do about it. */
export interface RefusedFile {
  name: string;
  happened: string;
  todo: string;
}

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
      const refusal = error instanceof UnreadableFileError ? error : unexpected(file.name);
      if (chosen.length === 1) throw refusal;
      refused.push({ name: file.name, happened: refusal.message, todo: refusal.todo });
    }
  }
  if (!files.length) {
    const happened = refused.map((file) => file.happened).join(' ');
    throw new UnreadableFileError(
      happened || 'There was no file in what you gave.',
      refused[0]?.todo ?? 'Choose a CSV file.',
    );
  }
  return { files, refused, questions: openQuestions(files, now) };
}

/** The error for a file that broke the reader, for example one too large for the device's memory. */
function unexpected(name: string): UnreadableFileError {
  return new UnreadableFileError(
    `“${name}” could not be read on this device.`,
    'Export the log again, in shorter periods, or open it on a computer.',
  );
}

/** A unique name for files of the same name from several folders: "log.csv", "log.csv (2)". */
function tellingName(chosen: readonly File[], index: number): string {
  const name = chosen[index]?.name ?? '';
  const before = chosen.slice(0, index).filter((file) => file.name === name).length;
  return before ? `${name} (${before + 1})` : name;
}
