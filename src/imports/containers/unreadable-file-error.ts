import type { FileFault, PlainFileFault, RefusedFile } from '#domain/sync/file-fault.ts';

/** Nothing can be imported from the chosen files. `files` is empty if no file was chosen. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
  readonly files: readonly RefusedFile[];

  constructor(...files: RefusedFile[]) {
    super(files.map(({ fault }) => fault.code).join(', '));
    this.files = files;
  }
}

/** Makes the error for one file. */
export function unreadable(name: string, fault: PlainFileFault | FileFault): UnreadableFileError {
  return new UnreadableFileError({ name, fault: typeof fault === 'string' ? { code: fault } : fault });
}
