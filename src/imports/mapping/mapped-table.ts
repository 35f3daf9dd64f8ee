import type { ColumnMapping, ColumnRole } from '#domain/sync/column-mapping.ts';
import type { Asks, ImportTable, Row } from '#imports/rows/import-format.ts';
import { isInstantText } from '#imports/rows/instant-time.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { readMappedRow } from './mapped-content.ts';
import { bareNumber, isGrowth } from './mapped-measures.ts';
import { kindReader, mappedRows, type TableFacts } from './mapped-row.ts';

/** The roles of columns with times. */
export const TIMES = ['date', 'start', 'end', 'endDate'] as const satisfies ColumnRole[];

/**
 * Makes the table of a format from a mapping. `facts` is what its rows show together. `child` is the name of the child
 * if no column has it.
 */
export function mappedTable(mapping: ColumnMapping, facts: TableFacts, child = ''): ImportTable {
  const { columns } = mapping;
  const cellsOf = mappedRows(mapping, facts);
  const { kindText, kindIn } = kindReader(mapping);
  const bare = (quantity: 'volume' | 'weight' | 'length') => (row: Row) =>
    bareNumber(cellsOf(row), kindIn(row), quantity);
  const asks: Asks = {
    child: (row) => ({ name: cellsOf(row).text('child') || child }),
    becomesRecord: (row) => kindIn(row) !== null,
    zone: (row) => {
      const kind = kindIn(row);
      return (
        kind !== null && (!isGrowth(kind) || TIMES.some((role) => isInstantText(cellsOf(row).text(role))))
      );
    },
    dates: TIMES.flatMap((role) => columns[role] ?? []),
    amounts: { volume: bare('volume'), weight: bare('weight'), length: bare('length') },
  };
  return {
    matches: () => false,
    asks,
    kindOf: (row) => kindText(row) || (columns.kind ?? mapping.rows ?? ''),
    read(row, answers) {
      const kind = kindIn(row);
      if (kind === null) throw new RowProblem('rowLeftOut');
      return readMappedRow(cellsOf(row), kind, kindText(row), answers);
    },
  };
}
