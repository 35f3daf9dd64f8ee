import type { ColumnMapping } from '#domain/sync/column-mapping.ts';
import type { FoundInRow, RowFault } from '#domain/sync/row-fault.ts';
import type { UnmappedTable } from '#imports/mapping/find-tables.ts';
import type { TableFacts } from '#imports/mapping/mapped-row.ts';
import type { CareDraft, SheetRow, Untold } from '#imports/rows/import-format.ts';

/** A row of a file before a format reads it. */
export interface RawRow extends SheetRow {
  /** The name of the row's file. */
  file: string;
}

/** A table and what the parent said about it. */
export interface MappedTable {
  table: UnmappedTable;
  mapping: ColumnMapping;
  facts: TableFacts;
}

/** A record and the rows that it was made from. A growth entry can have several rows, with measures of the same day. */
export interface ReadRecord {
  rows: RawRow[];
  /** The child's name in the file. It is empty if there is none, or if the file contains the baby itself. */
  child: string;
  draft: CareDraft;
  /** What the row does not tell about the two sides: their order or their lengths. */
  untold?: Untold;
}

/**
 * A note for the parent about a row. It has the name of the row's kind in the file, the fault, and what the fault
 * refers to.
 */
export interface RowNote {
  row: RawRow;
  kind: string;
  fault: RowFault;
  found: readonly FoundInRow[];
}
