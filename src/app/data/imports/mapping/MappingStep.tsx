import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type ColumnMapping,
  lackOf,
  type MappingLack,
  type RowKind,
  usedMapping,
  valuesIn,
} from '#domain/sync/column-mapping.ts';
import type { UnmappedTable } from '#imports/mapping/find-tables.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldGroup } from '#ui/controls/FieldGroup.tsx';
import { FormRefusal } from '#ui/controls/FormRefusal.tsx';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { words } from '#words/now.ts';
import { ColumnFields } from './ColumnFields.tsx';
import { KindField, KindOptions } from './KindField.tsx';
import styles from './MappingStep.module.css';
import { SampleTable } from './SampleTable.tsx';

interface MappingStepProps {
  table: UnmappedTable;
  /** The mapping with which the step starts. */
  first: ColumnMapping;
  /** True if other tables were chosen too, so that this one can be left out. */
  oneOfSeveral: boolean;
  /** Gets null for a table to leave out. */
  onMap: (mapping: ColumnMapping | null) => void;
  onCancel: () => void;
}

/** Asks what the columns of a table are. The table's rows show what is in them. */
export function MappingStep({ table, first, oneOfSeveral, onMap, onCancel }: MappingStepProps) {
  const [mapping, setMapping] = useState(first);
  const [lack, setLack] = useState<MappingLack | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  function change(changed: ColumnMapping) {
    setMapping(changed);
    setLack(null);
  }

  function proceed() {
    const used = usedMapping(mapping);
    const lacking = lackOf(used, table);
    setLack(lacking);
    if (!lacking) onMap(used);
  }

  const said = words.mapping;
  return (
    <div className={styles.step} data-unsaved="">
      <div>
        <h3 ref={title} tabIndex={-1} className={styles.title}>
          {table.name}
        </h3>
        <p className={styles.about}>{said.about}</p>
      </div>
      <SampleTable table={table} />
      <KindField table={table} mapping={mapping} onChange={change} />
      <ValueFields table={table} mapping={mapping} onChange={change} />
      <ColumnFields table={table} mapping={mapping} onChange={change} />
      <FormRefusal refusal={lack && { error: lackInWords(lack) }} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onCancel}>
          {words.imports.cancel}
        </Button>
        {oneOfSeveral && (
          <Button variant="quiet" onClick={() => onMap(null)}>
            {said.leaveOut}
          </Button>
        )}
        <Button onClick={proceed}>{said.continue}</Button>
      </div>
    </div>
  );
}

function lackInWords(lack: MappingLack): string {
  const { lacks } = words.mapping;
  return lack.code === 'what' ? lacks.what[lack.kind] : lacks[lack.code];
}

const LEFT_OUT = 'left-out';
/** The most characters of a value that are shown. */
const LONGEST = 60;

interface ValueFieldsProps {
  table: UnmappedTable;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
}

/** Asks for the kind of each value in the column that says the kind of each row. */
function ValueFields({ table, mapping, onChange }: ValueFieldsProps) {
  const { kind } = mapping.columns;
  const values = useMemo(() => (kind === undefined ? null : [...valuesIn(table, kind)]), [table, kind]);
  const fields = useRef<HTMLDivElement>(null);
  if (!values) return null;
  const said = words.mapping.values;
  const title = table.titles.find((one) => one.toLowerCase() === kind) ?? '';
  const choose = (key: string, value: string) => {
    const chosen = value === LEFT_OUT ? null : (value as RowKind);
    onChange({ ...mapping, kinds: new Map(mapping.kinds).set(key, chosen) });
  };
  const open = values.flatMap(([key]) => (mapping.kinds.has(key) ? [] : key));
  function leaveOthersOut() {
    onChange({ ...mapping, kinds: new Map([...mapping.kinds, ...open.map((key) => [key, null] as const)]) });
    // The button disappears, so the focus would be lost.
    fields.current?.focus();
  }
  return (
    <FieldGroup label={said.label(title)}>
      <div ref={fields} tabIndex={-1} className={styles.fields}>
        {values.map(([key, { text, rows }]) => (
          <SelectField
            key={key}
            label={text.slice(0, LONGEST) || said.empty}
            hint={said.rows(rows)}
            value={mapping.kinds.has(key) ? (mapping.kinds.get(key) ?? LEFT_OUT) : ''}
            onChange={({ target }) => choose(key, target.value)}
          >
            {!mapping.kinds.has(key) && (
              <option value="" disabled>
                {words.mapping.rows.choose}
              </option>
            )}
            <KindOptions />
            <option value={LEFT_OUT}>{said.leaveOut}</option>
          </SelectField>
        ))}
      </div>
      {open.length > 0 && open.length < values.length && (
        <Button variant="quiet" onClick={leaveOthersOut}>
          {said.leaveOthersOut}
        </Button>
      )}
    </FieldGroup>
  );
}
