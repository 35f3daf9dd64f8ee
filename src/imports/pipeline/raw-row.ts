import type { CareDraft, Untold } from '#imports/rows/import-format.ts';

/** A row of a file before a format reads it. */
export interface RawRow {
  /** The name of the file it is in. */
  file: string;
  /** The number that a spreadsheet shows beside the row. */
  line: number;
  cells: string[];
  /** Why its cells cannot be told apart. */
  damage?: string;
  /** Its last cell may have been cut short with the file. */
  mayBeCut?: boolean;
}

/** A record and the rows it came from: one, or several measures of one day. */
export interface ReadRecord {
  rows: RawRow[];
  /** Whose it is, as the file says; empty where it does not, or brings the baby itself. */
  child: string;
  draft: CareDraft;
  /** What its row does not tell of the two sides. */
  untold?: Untold;
}
