import { type ColumnMapping, type ColumnRole, type RowKind, valueKey } from '#domain/sync/column-mapping.ts';
import type { Row } from '#imports/rows/import-format.ts';
import { isFiller } from '#imports/rows/is-filler.ts';
import { textIn } from '#imports/rows/row-text.ts';
import { plainMeasure, plainUnit, unitInTitle } from './unit-words.ts';

/** What a number measures. If the file does not tell its unit, the parent does. */
export type Quantity = 'volume' | 'weight' | 'length';

/** What the rows of a table show together. */
export interface TableFacts {
  /** True if clock times have 12 hours without AM or PM. */
  isTwelveHour: boolean;
  /** False if no start has a clock time other than 00:00. A spreadsheet writes this time behind a date alone. */
  hasClocks: boolean;
  /** True if a number of the column of minutes is broken, such as 1.5. Whole ones may then be hours too. */
  hasBrokenMinutes: boolean;
  /** The units of the numbers, by what they measure. */
  units: Readonly<Record<Quantity, readonly string[]>>;
}

/** A row of a mapped table, whose cells are found by their role. */
export interface MappedRow extends TableFacts {
  row: Row;
  /** Returns the text of the column with this role. Empty if there is no such column, and for a text such as "-". */
  text: (role: ColumnRole) => string;
  /** Returns the header of the column with this role. */
  header: (role: ColumnRole) => string;
  /** Returns a number with its unit, as the row readers know it. */
  measure: (role: ColumnRole) => string;
  /** Returns the unit that the column of units gives to a number. Empty if there is none. */
  unit: (role: ColumnRole) => string;
  /** Returns the unit in the title of a column. Empty if there is none. */
  titleUnit: (role: ColumnRole) => string;
}

/** The measures that a row can have in columns of their own. */
const MEASURES: readonly ColumnRole[] = ['weight', 'length', 'head', 'temperature'];

/** Returns the roles to which a column of units belongs. With several measures, it could belong to any of them. */
function rolesWithUnit(columns: ColumnMapping['columns']): readonly ColumnRole[] {
  const measures = MEASURES.filter((role) => columns[role] !== undefined);
  return ['amount', 'left', 'right', ...(measures.length === 1 ? measures : [])];
}

/** Returns a function that finds the cells of a row by their role. */
export function mappedRows({ columns }: ColumnMapping, facts: TableFacts): (row: Row) => MappedRow {
  const header = (role: ColumnRole) => columns[role] ?? '';
  const withUnit = rolesWithUnit(columns);
  const titleUnits = new Map(Object.entries(columns).map(([role, title]) => [role, unitInTitle(title)]));
  return (row) => {
    const text = (role: ColumnRole) => {
      const found = columns[role] === undefined ? '' : textIn(row, columns[role]);
      return isFiller(found) ? '' : found;
    };
    return {
      row,
      ...facts,
      text,
      header,
      measure: (role) => plainMeasure(text(role)),
      unit: (role) => (withUnit.includes(role) ? plainUnit(text('unit')) : ''),
      titleUnit: (role) => titleUnits.get(role) ?? '',
    };
  };
}

/** Returns functions that find the text of a row's kind, and the kind. The kind is null for rows to leave out. */
export function kindReader({ columns: { kind }, kinds, rows }: ColumnMapping) {
  const kindText = (row: Row) => (kind === undefined ? '' : textIn(row, kind));
  const kindIn = (row: Row): RowKind | null =>
    kind === undefined ? rows : (kinds.get(valueKey(kindText(row))) ?? null);
  return { kindText, kindIn };
}
