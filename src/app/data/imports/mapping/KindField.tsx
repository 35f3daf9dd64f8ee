import { useMemo } from 'react';
import {
  type ColumnMapping,
  canSayKind,
  ROW_KINDS,
  type RowKind,
  roleOf,
  withKind,
  withKindColumn,
} from '#domain/sync/column-mapping.ts';
import type { UnmappedTable } from '#imports/mapping/find-tables.ts';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { words } from '#words/now.ts';

interface KindFieldProps {
  table: UnmappedTable;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
}

/** Precedes the header of a column in the value of an option. */
const COLUMN = 'column:';

/** Asks what each row of a table records, or which column says so. */
export function KindField({ table, mapping, onChange }: KindFieldProps) {
  const said = words.mapping.rows;
  const { columns, rows } = mapping;
  const possible = useMemo(
    () => table.titles.filter((title) => canSayKind(table, title.toLowerCase())),
    [table],
  );
  const mayName = possible.filter((title) => {
    const role = roleOf(mapping, title.toLowerCase());
    return role === undefined || role === 'kind' || role === 'what';
  });
  const value = columns.kind === undefined ? (rows ?? '') : COLUMN + columns.kind;
  const choose = (chosen: string) =>
    onChange(
      chosen.startsWith(COLUMN)
        ? withKindColumn(mapping, chosen.slice(COLUMN.length))
        : withKind(mapping, chosen as RowKind),
    );
  return (
    <SelectField label={said.label} value={value} onChange={({ target }) => choose(target.value)}>
      {value === '' && (
        <option value="" disabled>
          {said.choose}
        </option>
      )}
      <optgroup label={said.same}>
        <KindOptions without={OF_ONE_MEASURE} />
      </optgroup>
      {mayName.length > 0 && (
        <optgroup label={said.different}>
          {mayName.map((title) => (
            <option key={title} value={COLUMN + title.toLowerCase()}>
              {said.column(title)}
            </option>
          ))}
        </optgroup>
      )}
    </SelectField>
  );
}

/** A table of only one measure is growth too. */
const OF_ONE_MEASURE: readonly RowKind[] = ['weight', 'length', 'head'];

/** The options for what a row records. */
export function KindOptions({ without = [] }: { without?: readonly RowKind[] }) {
  const { kinds } = words.mapping.rows;
  return ROW_KINDS.filter((kind) => !without.includes(kind)).map((kind) => (
    <option key={kind} value={kind}>
      {kinds[kind]}
    </option>
  ));
}
