/** Why nothing of a file can be imported: `message` says what is wrong and where, `todo` what to do about it. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
  readonly todo: string;

  constructor(message: string, todo: string) {
    super(message);
    this.todo = todo;
  }
}
