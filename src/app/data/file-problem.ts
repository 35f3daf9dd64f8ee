import { storageProblem } from '#storage/database/storage-error.ts';
import { words } from '#words/now.ts';

/** The reason why a file failed, as shown in an ErrorNotice. */
export interface FileProblem {
  title: string;
  happened: string;
  todo?: string;
}

/** Describes any error of reading or writing a file. */
export function fileProblem(error: unknown): FileProblem {
  const { unreadable, insecure } = words.backup.files;
  if (error instanceof Error && error.name === 'UnreadableFileError' && 'todo' in error) {
    return { title: unreadable, happened: error.message, todo: String(error.todo) };
  }
  if (!globalThis.crypto?.subtle) {
    return insecure;
  }
  const { title, message } = storageProblem(error);
  return { title, happened: message };
}
