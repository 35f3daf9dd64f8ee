import type { FoundInRow, RowFault } from '#domain/sync/row-fault.ts';

/** The number of characters of the file that are shown with a fault, enough to find the cell. */
const SHOWN = 80;

/** A row of a file cannot become a record, or should be checked. */
export class RowProblem extends Error {
  override name = 'RowProblem';
  readonly fault: RowFault;
  readonly found: readonly FoundInRow[];

  constructor(fault: RowFault, ...found: FoundInRow[]) {
    super(typeof fault === 'string' ? fault : fault.code);
    this.fault = fault;
    this.found = found.filter(Boolean).map((one) => (typeof one === 'string' ? shortened(one) : one));
  }
}

/** Words of the file, truncated for display. */
export function shortened(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
