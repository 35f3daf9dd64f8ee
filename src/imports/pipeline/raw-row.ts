import type { RowFault } from '#domain/sync/row-fault.ts';
import type { CareDraft, Untold } from '#imports/rows/import-format.ts';

/** A row of a file before a format reads it. */
export interface RawRow {
  /** The name of the row's file. */
  file: string;
  /** The row number in a spreadsheet. */
  line: number;
  cells: string[];
  /** The fault for which the row's cells cannot be read. */
  damage?: RowFault;
  /** True if the file may have been cut within the row's last cell. */
  mayBeCut?: boolean;
}

/** A record and its rows. A growth entry can have several rows, with measures of one day. */
export interface ReadRecord {
  rows: RawRow[];
  /** The child in the file; empty if there is none, or if the file contains the baby itself. */
  child: string;
  draft: CareDraft;
  /** What its row lacks about the two sides. */
  untold?: Untold;
}
