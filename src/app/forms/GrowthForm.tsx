import { useState } from 'react';
import { useLive } from '#app/family/use-live.ts';
import { isolated } from '#domain/isolated.ts';
import type { Growth } from '#domain/kinds/growth/growth.ts';
import { growthEntry, parseGrowth } from '#domain/kinds/growth/growth-entry.ts';
import type { Entry } from '#domain/parsed.ts';
import { formatMonthDay } from '#domain/time/when-words.ts';
import type { Units } from '#domain/units/units.ts';
import { useRecords } from '#session/use-records.ts';
import { readGrowths } from '#storage/log/records.ts';
import { FieldGroup } from '#ui/controls/FieldGroup.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { speech, words } from '#words/now.ts';
import { formatLength, formatWeight } from '#words/say/amounts.ts';
import { DayRow } from './fields/DayRow.tsx';
import { NoteField } from './fields/NoteField.tsx';
import styles from './GrowthForm.module.css';
import { RecordFormDialog } from './RecordFormDialog.tsx';
import { useFamilyAtOpening } from './use-family-at-opening.ts';
import type { FieldTexts } from './use-field-errors.ts';
import { type RecordFormProps, useRecordForm } from './use-record-form.ts';

/** Renders the form only after the earlier measurements are read, so that its fields do not move. */
export function GrowthForm(props: RecordFormProps<'growth'>) {
  const { babyId } = props.baby;
  const growths = useLive(useRecords(), `growths ${babyId}`, (db) => readGrowths(db, babyId));
  return growths && <FilledForm {...props} growths={growths} />;
}

function FilledForm({ growths, ...props }: RecordFormProps<'growth'> & { growths: readonly Growth[] }) {
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
  const { date = '' } = form.entry;
  const before = growths.filter((growth) => growth.id !== record?.id && growth.date <= date);
  // The measurements are those of the baby of the log. The parent can choose another baby for the entry.
  const isOfBaby = form.target.baby.babyId === baby.babyId;
  const last = (measure: Measure) => (isOfBaby ? lastWords(before, measure, units) : undefined);
  const typed = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <RecordFormDialog
      title={
        record ? words.forms.growth.edit(isolated(baby.name)) : words.forms.growth.add(isolated(baby.name))
      }
      form={form}
      onClose={onClose}
    >
      <DayRow shown={shown.date} error={errors.date} />
      <p className={styles.hint}>{words.forms.growth.about}</p>
      <Weight unit={units.weight} hint={last('weightKg')} shown={shown} errors={errors} />
      <TextField
        {...typed}
        label={words.ui.number.withUnit(words.forms.growth.length, units.length)}
        hint={last('lengthCm')}
        name="length"
        defaultValue={shown.length}
        error={errors.length}
      />
      <TextField
        {...typed}
        label={words.ui.number.withUnit(words.forms.growth.head, units.length)}
        hint={last('headCm')}
        name="head"
        defaultValue={shown.head}
        error={errors.head}
      />
      <NoteField defaultValue={shown.note} error={errors.note} imported={record?.importNote} />
    </RecordFormDialog>
  );
}

interface WeightProps {
  unit: Units['weight'];
  hint: string | undefined;
  shown: Entry;
  errors: FieldTexts;
}

function Weight({ unit, hint, shown, errors }: WeightProps) {
  const field = (name: 'weight' | 'pounds' | 'ounces') =>
    ({
      name,
      inputMode: 'decimal',
      autoComplete: 'off',
      defaultValue: shown[name],
      error: errors[name],
    }) as const;
  if (unit === 'kg') {
    const label = words.ui.number.withUnit(words.forms.growth.weight, 'kg');
    return <TextField {...field('weight')} label={label} hint={hint} />;
  }
  return (
    <FieldGroup label={words.forms.growth.weight} hint={hint}>
      <div className={styles.pair}>
        <TextField {...field('pounds')} label={words.forms.growth.pounds} />
        <TextField {...field('ounces')} label={words.forms.growth.ounces} />
      </div>
    </FieldGroup>
  );
}

type Measure = 'weightKg' | 'lengthCm' | 'headCm';

/** Returns a text such as "Last: 7 lb 13.6 oz, Apr 22". Undefined if there is no earlier measurement. */
function lastWords(growths: readonly Growth[], measure: Measure, units: Units): string | undefined {
  const measured = growths.filter((growth) => growth[measure] !== null);
  const [latest] = measured.sort((a, b) => (a.date < b.date ? 1 : -1));
  const value = latest?.[measure];
  if (!latest || value == null) return undefined;
  const said =
    measure === 'weightKg'
      ? formatWeight(value, units.weight, speech)
      : formatLength(value, units.length, speech);
  return words.forms.growth.last(said, formatMonthDay(latest.date, speech.locale));
}
