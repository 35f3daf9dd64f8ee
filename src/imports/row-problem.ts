/** Characters of the file that are shown beside a reason: enough to find the cell, however long it is. */
const SHOWN = 80;

/** Why one row of a file cannot become a record: a sentence for the parent, and the words of the file it is about. */
export class RowProblem extends Error {
  override name = 'RowProblem';
  readonly found: string;

  constructor(reason: string, found = '') {
    super(reason);
    this.found = found.length > SHOWN ? `${found.slice(0, SHOWN)}…` : found;
  }
}
