import type { FoundInRow, RowFault } from '#domain/sync/row-fault.ts';

/** With a fault, at most this many characters of the file are shown. They are enough to find the cell. */
const SHOWN = 80;

/** Says that a row of a file cannot become a record, or that the parent should check it. */
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

/** Truncates words of the file for display. */
export function shortened(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
