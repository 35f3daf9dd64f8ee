import type { UnreadableFileError } from '#imports/pipeline/unreadable-file-error.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
import { speech, words } from '#words/now.ts';
import { describeRefusedFiles } from '#words/say/file-faults.ts';

/** The reason why a file failed, as shown in an ErrorNotice. */
export interface FileProblem {
  title: string;
  happened: string;
  todo?: string;
}

/** Describes any error of reading or writing a file. */
export function fileProblem(error: unknown): FileProblem {
  const { unreadable, insecure } = words.backup.files;
  if (isUnreadable(error)) return { title: unreadable, ...describeRefusedFiles(error.files, speech) };
  if (!globalThis.crypto?.subtle) {
    return insecure;
  }
  return words.storage[storageProblem(error)];
}

/** Compares names, because `imports/` loads lazily. */
function isUnreadable(error: unknown): error is UnreadableFileError {
  return error instanceof Error && error.name === 'UnreadableFileError';
}
