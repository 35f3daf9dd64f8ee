/** The number of characters of the file that are shown with a reason, enough to find the cell. */
const SHOWN = 80;

/**
 * The reason why a row of a file cannot become a record or should be checked, and the words in the file to which it
 * refers.
 */
export class RowProblem extends Error {
  override name = 'RowProblem';
  readonly found: string;

  constructor(reason: string, found = '') {
    super(reason);
    this.found = shortened(found);
  }
}

/** Words of the file, truncated for display. */
export function shortened(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
