import { storageProblem } from '#storage/database/storage-error.ts';

/** Why nothing became of a file, as an ErrorNotice shows it. */
export interface FileProblem {
  title: string;
  happened: string;
  todo?: string;
}

/** Puts whatever went wrong with a file, or with the writing of it, into words. */
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
