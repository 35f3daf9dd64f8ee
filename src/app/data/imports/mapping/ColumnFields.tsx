import { useMemo } from 'react';
import { isolated } from '#domain/isolated.ts';
import {
  type ColumnMapping,
  type ColumnRole,
  roleOf,
  rolesIn,
  withRole,
} from '#domain/sync/column-mapping.ts';
import type { UnmappedTable } from '#imports/mapping/find-tables.ts';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { words } from '#words/now.ts';
import styles from './MappingStep.module.css';

interface ColumnFieldsProps {
  table: UnmappedTable;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
}

/** The number of cells that are shown as examples, and the most characters of each. */
const EXAMPLES = 2;
const LONGEST = 28;

/** Asks what each column has. A column without values needs no answer. */
export function ColumnFields({ table, mapping, onChange }: ColumnFieldsProps) {
  const said = words.mapping.columns;
  const columns = useMemo(() => filledColumns(table), [table]);
  const roles = rolesIn(mapping);
  return (
    <div className={styles.fields}>
      {columns.map(({ title, examples }) => {
        const header = title.toLowerCase();
        const role = roleOf(mapping, header);
        if (role === 'kind') return null;
        return (
          <SelectField
            key={header}
            label={said.label(isolated(title))}
            hint={said.examples(examples.map(isolated))}
            value={role && roles.includes(role) ? role : ''}
            onChange={({ target }) =>
              onChange(withRole(mapping, header, (target.value || undefined) as ColumnRole | undefined))
            }
          >
            {roles.map((one) => (
              <option key={one} value={one}>
                {roleInWords(one, mapping)}
              </option>
            ))}
            <option value="">{said.leaveOut}</option>
          </SelectField>
        );
      })}
    </div>
  );
}

function filledColumns({ titles, rows }: UnmappedTable): { title: string; examples: string[] }[] {
  return titles.flatMap((title, at) => {
    const examples = new Set<string>();
    for (const { cells } of rows) {
      const text = cells[at]?.trim();
      if (text) examples.add(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
      if (examples.size === EXAMPLES) break;
    }
    return examples.size > 0 ? [{ title, examples: [...examples] }] : [];
  });
}

function roleInWords(role: ColumnRole, { rows }: ColumnMapping): string {
  const { roles, what } = words.mapping.columns;
  if (role === 'what') return rows !== null && rows in what ? what[rows as keyof typeof what] : what.several;
  return roles[role as keyof typeof roles];
}
