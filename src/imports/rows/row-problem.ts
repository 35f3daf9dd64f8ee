/** Characters of the file shown with a reason: enough to find the cell. */
const SHOWN = 80;

/** Why one row of a file cannot become a record, or should be checked: a sentence, and the words it refers to. */
export class RowProblem extends Error {
  override name = 'RowProblem';
  readonly found: string;

  constructor(reason: string, found = '') {
    super(reason);
    this.found = shortened(found);
  }
}

/** Words of the file for display, truncated. */
export function shortened(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
