import { type SubmitEvent, useRef, useState } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import { entryOf } from '#app/forms/entry-of.ts';
import { useFieldErrors } from '#app/forms/use-field-errors.ts';
import { DOSE_UNITS } from '#domain/kinds/dose/dose.ts';
import { INGREDIENTS } from '#domain/kinds/dose/ingredients.ts';
import { type Medicine, newMedicine, parseMedicine } from '#domain/kinds/dose/medicine.ts';
import type { StorageProblem } from '#domain/log/storage-problem.ts';
import { isOneOf } from '#domain/shape.ts';
import { parseNumber } from '#domain/units/units.ts';
import { useRecords } from '#session/use-records.ts';
import { authorNow } from '#storage/browser/device.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
import { addFamilyRow, changeFamilyRow } from '#storage/log/family-rows.ts';
import { Button } from '#ui/controls/Button.tsx';
import { CheckboxField } from '#ui/controls/CheckboxField.tsx';
import { DateField } from '#ui/controls/DateField.tsx';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { speech, words } from '#words/now.ts';
import { sayFieldErrors } from '#words/say/faults.ts';
import styles from './MedicinesSection.module.css';

interface MedicineFormProps {
  /** The medicine to edit. Undefined for a new one. */
  medicine: Medicine | undefined;
  onSaved: (name: string) => void;
}

const textOf = (value: number | undefined) => (value === undefined ? undefined : String(value));

/** The form of a medicine. No field has a value before the parent enters one. */
export function MedicineForm({ medicine, onSaved }: MedicineFormProps) {
  const db = useRecords();
  const { units } = useFamily();
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse, onInput } = useFieldErrors(form);
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const { ingredient = '' } = medicine ?? {};
  const [chosen, setChosen] = useState(
    ingredient === '' || isOneOf(INGREDIENTS, ingredient) ? ingredient : 'other',
  );
  const { fields: said, ...texts } = words.medicine;
  const { choices } = words.fields.dose;

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const filled = event.currentTarget;
    const parsed = parseMedicine(entryOf(filled), units);
    setProblem(null);
    refuse('errors' in parsed ? sayFieldErrors(parsed.errors, speech) : {});
    if (!('value' in parsed)) return;
    setBusy(true);
    try {
      const author = authorNow();
      if (medicine) await changeFamilyRow<Medicine>(db, medicine.id, parsed.value, author);
      else await addFamilyRow(db, newMedicine(parsed.value, author));
      filled.reset();
      onSaved(parsed.value.name);
    } catch (error) {
      setProblem(storageProblem(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onInput={(event) => onInput(event)}
      onSubmit={(event) => void save(event)}
    >
      <TextField
        label={said.name}
        hint={said.nameHint}
        name="name"
        required
        autoComplete="off"
        defaultValue={medicine?.name}
        error={errors.name}
      />
      <SelectField
        label={said.ingredient}
        hint={said.ingredientHint}
        name="ingredient"
        optional
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{texts.noIngredient}</option>
        {INGREDIENTS.map((one) => (
          <option key={one} value={one}>
            {texts.ingredients[one]}
          </option>
        ))}
        <option value="other">{texts.otherIngredient}</option>
      </SelectField>
      {chosen === 'other' && (
        <TextField
          label={said.ingredientName}
          name="ingredientName"
          optional
          autoComplete="off"
          defaultValue={isOneOf(INGREDIENTS, ingredient) ? undefined : ingredient}
          error={errors.ingredientName}
        />
      )}
      <NumberField
        label={said.amount}
        hint={said.limits}
        name="amount"
        read={parseNumber}
        min={0}
        optional
        defaultValue={textOf(medicine?.amount)}
        error={errors.amount}
      />
      <SegmentedChoice
        label={said.unit}
        name="unit"
        options={[
          { value: '', label: words.forms.notRecorded },
          ...DOSE_UNITS.map((unit) => ({ value: unit, label: choices.unit[unit] })),
        ]}
        defaultValue={medicine?.unit ?? ''}
      />
      <NumberField
        label={said.everyHours}
        hint={said.limits}
        name="everyHours"
        read={parseNumber}
        min={0}
        optional
        defaultValue={textOf(medicine?.everyHours)}
        error={errors.everyHours}
      />
      <NumberField
        label={said.mostPerDay}
        hint={said.limits}
        name="mostPerDay"
        read={parseNumber}
        min={0}
        optional
        defaultValue={textOf(medicine?.mostPerDay)}
        error={errors.mostPerDay}
      />
      <CheckboxField label={said.daily} name="daily" defaultChecked={medicine?.daily === true} />
      <DateField
        label={said.until}
        name="until"
        optional
        defaultValue={medicine?.until}
        error={errors.until}
      />
      {problem && <ErrorNotice {...words.storage[problem]} />}
      <div>
        <Button type="submit" size="main" busy={busy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
