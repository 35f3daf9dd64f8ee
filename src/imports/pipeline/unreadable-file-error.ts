/** A file from which nothing can be imported. `message` has the reason and its place, `todo` what to do about it. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
  readonly todo: string;

  constructor(message: string, todo: string) {
    super(message);
    this.todo = todo;
  }
}
