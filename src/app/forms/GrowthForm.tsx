import { useState } from 'react';
import { isolated } from '#domain/isolated.ts';
import { growthEntry, parseGrowth } from '#domain/kinds/growth/growth-entry.ts';
import type { Entry } from '#domain/parsed.ts';
import { parseNumber, type Units } from '#domain/units/units.ts';
import { DateField } from '#ui/controls/DateField.tsx';
import { FieldGroup } from '#ui/controls/FieldGroup.tsx';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { words } from '#words/now.ts';
import { NoteField } from './fields/NoteField.tsx';
import styles from './GrowthForm.module.css';
import { RecordFormDialog } from './RecordFormDialog.tsx';
import { useFamilyAtOpening } from './use-family-at-opening.ts';
import type { FieldTexts } from './use-field-errors.ts';
import { type RecordFormProps, useRecordForm } from './use-record-form.ts';

const LENGTH_STEP = { cm: 0.5, in: 0.25 };

export function GrowthForm(props: RecordFormProps<'growth'>) {
  const { baby, day, record, onClose } = props;
  const { units, zone: familyZone, now, today } = useFamilyAtOpening();
  const zone = record?.zone ?? familyZone;
  const [shown] = useState<Entry>(() =>
    record ? growthEntry(record, units) : { date: day < today ? day : today },
  );
  const form = useRecordForm('growth', props, shown, (entry, chosen) =>
    parseGrowth(entry, { zone, now, units, record, baby: chosen }),
  );
  const { errors } = form;
  const length = { read: parseNumber, min: 0, step: LENGTH_STEP[units.length], unit: units.length };
  return (
    <RecordFormDialog
      title={
        record ? words.forms.growth.edit(isolated(baby.name)) : words.forms.growth.add(isolated(baby.name))
      }
      form={form}
      onClose={onClose}
    >
      <p className={styles.hint}>{words.forms.growth.about}</p>
      <DateField
        label={words.forms.date}
        name="date"
        required
        defaultValue={shown.date}
        error={errors.date}
      />
      <Weight unit={units.weight} shown={shown} errors={errors} />
      <NumberField
        {...length}
        label={words.forms.growth.length}
        name="length"
        defaultValue={shown.length}
        error={errors.length}
      />
      <NumberField
        {...length}
        label={words.forms.growth.head}
        name="head"
        defaultValue={shown.head}
        error={errors.head}
      />
      <NoteField defaultValue={shown.note} error={errors.note} imported={record?.importNote} />
    </RecordFormDialog>
  );
}

function Weight({ unit, shown, errors }: { unit: Units['weight']; shown: Entry; errors: FieldTexts }) {
  if (unit === 'kg') {
    return (
      <NumberField
        label={words.forms.growth.weight}
        name="weight"
        unit="kg"
        read={parseNumber}
        min={0}
        step={0.1}
        defaultValue={shown.weight}
        error={errors.weight}
      />
    );
  }
  return (
    <FieldGroup label={words.forms.growth.weight}>
      <div className={styles.pair}>
        <NumberField
          read={parseNumber}
          min={0}
          label={words.forms.growth.pounds}
          name="pounds"
          defaultValue={shown.pounds}
          error={errors.pounds}
        />
        <NumberField
          read={parseNumber}
          min={0}
          label={words.forms.growth.ounces}
          name="ounces"
          defaultValue={shown.ounces}
          error={errors.ounces}
        />
      </div>
    </FieldGroup>
  );
}
