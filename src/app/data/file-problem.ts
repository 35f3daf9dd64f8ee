import type { UnreadableFileError } from '#imports/containers/unreadable-file-error.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
import { speech, words } from '#words/now.ts';
import { describeRefusedFiles } from '#words/say/file-faults.ts';

/** The text of an `ErrorNotice` about a file that could not be read or written. */
export interface FileProblem {
  title: string;
  happened: string;
  todo?: string;
}

/** Describes any error that occurs while a file is read or written. */
export function fileProblem(error: unknown): FileProblem {
  const { unreadable, insecure } = words.backup.files;
  if (isUnreadable(error)) return { title: unreadable, ...describeRefusedFiles(error.files, speech) };
  if (!globalThis.crypto?.subtle) {
    return insecure;
  }
  return words.storage[storageProblem(error)];
}

/** Compares the name of the error, because `imports/` and its error class load lazily. */
function isUnreadable(error: unknown): error is UnreadableFileError {
  return error instanceof Error && error.name === 'UnreadableFileError';
}
