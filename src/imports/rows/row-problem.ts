/** Characters of the file that are shown beside a reason: enough to find the cell, however long it is. */
const SHOWN = 80;

/** Why one row of a file cannot become a record, or should be looked at: a sentence, and the words that it is about. */
export class RowProblem extends Error {
  override name = 'RowProblem';
  readonly found: string;

  constructor(reason: string, found = '') {
    super(reason);
    this.found = shortened(found);
  }
}

/** Words of the file as they are shown: however long a cell is, its beginning. */
export function shortened(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
