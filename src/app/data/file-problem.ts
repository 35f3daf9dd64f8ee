import { storageProblem } from '#storage/database/storage-error.ts';

/** The reason why a file failed, as shown in an ErrorNotice. */
export interface FileProblem {
  title: string;
  happened: string;
  todo?: string;
}

/** Describes any error of reading or writing a file. */
export function fileProblem(error: unknown): FileProblem {
  if (error instanceof Error && error.name === 'UnreadableFileError' && 'todo' in error) {
    return { title: 'That file could not be read', happened: error.message, todo: String(error.todo) };
  }
  if (!globalThis.crypto?.subtle) {
    return {
      title: 'Backups need a safe connection',
      happened:
        'This page came over plain http, where the browser does not let Wee Hours check or lock a file.',
      todo: 'Open this page with https:// in front of its address.',
    };
  }
  const { title, message } = storageProblem(error);
  return { title, happened: message };
}
