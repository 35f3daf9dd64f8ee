/**
 * A file from which nothing can be imported. `message` gives the file and the reason, `todo` what the parent can do.
 */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
  readonly todo: string;

  constructor(message: string, todo: string) {
    super(message);
    this.todo = todo;
  }
}
