import type { CareDraft, Untold } from '#imports/rows/import-format.ts';

/** A row of a file before a format reads it. */
export interface RawRow {
  /** The name of the file it is in. */
  file: string;
  /** The row number in a spreadsheet. */
  line: number;
  cells: string[];
  /** Why its cells cannot be separated. */
  damage?: string;
  /** Its last cell may have been cut with the file. */
  mayBeCut?: boolean;
}

/** A record and its rows: one, or several measures of one day. */
export interface ReadRecord {
  rows: RawRow[];
  /** The child in the file; empty if there is none, or if the file contains the baby itself. */
  child: string;
  draft: CareDraft;
  /** What its row lacks about the two sides. */
  untold?: Untold;
}
