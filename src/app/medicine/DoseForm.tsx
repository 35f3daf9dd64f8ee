import { useState } from 'react';
import { useBabies } from '#app/family/use-babies.ts';
import { useLive } from '#app/family/use-live.ts';
import { InstantFields } from '#app/forms/fields/InstantFields.tsx';
import { NoteField } from '#app/forms/fields/NoteField.tsx';
import { SimpleInput } from '#app/forms/fields/SimpleInput.tsx';
import { RecordFormDialog } from '#app/forms/RecordFormDialog.tsx';
import { newTimes } from '#app/forms/SimpleForm.tsx';
import { useFamilyAtOpening } from '#app/forms/use-family-at-opening.ts';
import { type RecordFormProps, useRecordForm } from '#app/forms/use-record-form.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { DOSE_TIME, type Dose } from '#domain/kinds/dose/dose.ts';
import { doseFormCheck } from '#domain/kinds/dose/dose-question.ts';
import { isGiven, type Medicine } from '#domain/kinds/dose/medicine.ts';
import type { AnyCheck } from '#domain/kinds/form-checks.ts';
import { kindOf } from '#domain/kinds/registry.ts';
import { inputsOf, parseSimple, simpleEntry } from '#domain/kinds/simple-entry.ts';
import type { Entry, Parsed } from '#domain/parsed.ts';
import { useRecords } from '#session/use-records.ts';
import { readKind } from '#storage/log/records.ts';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { speech, words } from '#words/now.ts';
import { kindWords } from '#words/say/kinds.ts';
import { useMedicines } from './use-medicines.ts';

/** The choice of a medicine that is not in the list. */
const OTHER = '';

type Props = RecordFormProps<'dose'>;

/** The form of a dose. It begins with the medicines of the family's list. */
export function DoseForm(props: Props) {
  const medicines = useMedicines();
  const doses = useDoses(useBabies()?.named ?? [props.baby]);
  return medicines && doses && <FilledForm {...props} medicines={medicines} doses={doses} />;
}

/** Returns all doses of the babies. A dose is compared with those of any day, and an entry can move to another baby. */
function useDoses(babies: readonly Baby[]): Dose[] | undefined {
  const ids = babies.map(({ babyId }) => babyId);
  return useLive(useRecords(), `doses ${ids}`, async (db) =>
    (await Promise.all(ids.map((babyId) => readKind(db, 'dose', babyId, '', '')))).flat(),
  );
}

function FilledForm({ medicines, doses, ...props }: Props & { medicines: Medicine[]; doses: Dose[] }) {
  const { baby, day, record, onClose } = props;
  const family = useFamilyAtOpening();
  const { units, now, today } = family;
  const kind = kindOf('dose');
  const zone = record?.zone ?? family.zone;
  const listed = medicines.filter((one) => isGiven(one, today) || one.id === record?.medicineId);
  const isListed = listed.some(({ id }) => id === record?.medicineId);
  const [shown] = useState(() => firstEntry());
  const [isNewToday] = useState(!record && day === today);
  const form = useRecordForm('dose', props, shown, parse);
  const medicine = listed.find(({ id }) => id === form.entry.medicineId);
  const { labels, choices, edit } = words.fields.dose;
  const { title } = kindWords('dose', speech);

  function firstEntry(): Entry {
    const [only, second] = listed;
    if (record)
      return {
        ...simpleEntry(kind, record, units),
        medicineId: isListed ? (record.medicineId ?? OTHER) : OTHER,
      };
    const times = newTimes(DOSE_TIME, day, { ...family, zone });
    return { ...times, given: 'given', ...(only && !second && { medicineId: only.id }) };
  }

  function parse(entry: Entry, { babyId }: Baby): Parsed<Partial<Dose>> {
    if (listed.length > 0 && entry.medicineId === undefined)
      return { errors: { medicineId: { code: 'noChoice' } } };
    const own = doses.filter((dose) => dose.babyId === babyId);
    const isMoved = record !== undefined && record.babyId !== babyId;
    const check = doseFormCheck(own, medicines, isMoved) as AnyCheck;
    return parseSimple(kind, named(entry), { zone, now, units, record }, check) as Parsed<Partial<Dose>>;
  }

  /** Fills in the names of the chosen medicine. A dose keeps the names that its medicine had. */
  function named({ medicineId, ...entry }: Entry): Entry {
    const chosen = listed.find(({ id }) => id === medicineId);
    // A medicine that is not in the list has no choice, so the dose keeps it.
    if (!chosen) return medicineId === undefined || !isListed ? entry : { ...entry, medicineId };
    const { name, ingredient = '' } = record?.medicineId === chosen.id ? record : chosen;
    return { ...entry, medicineId: chosen.id, name, ingredient };
  }

  const inputs = inputsOf(kind).filter(([name]) => !medicine || !['name', 'ingredient'].includes(name));
  const usual: Entry =
    medicine && medicine.id !== record?.medicineId
      ? { amount: String(medicine.amount ?? ''), unit: medicine.unit ?? '' }
      : {};
  return (
    <RecordFormDialog
      title={record ? edit(isolated(baby.name)) : words.forms.simple.add(isolated(baby.name), title)}
      form={form}
      onClose={onClose}
    >
      {listed.length > 0 && (
        <SegmentedChoice
          label={labels.medicineId}
          name="medicineId"
          required
          options={[
            ...listed.map(({ id, name }) => ({ value: id, label: name })),
            { value: OTHER, label: choices.medicineId.other },
          ]}
          defaultValue={shown.medicineId}
          error={form.errors.medicineId}
        />
      )}
      {inputs.map(([input, field]) => (
        <SimpleInput
          // Another medicine brings its usual amount.
          key={input in usual ? `${input} ${medicine?.id}` : input}
          name={input}
          field={field}
          kind="dose"
          units={units}
          shown={usual[input] ?? shown[input]}
          error={form.errors[input]}
        />
      ))}
      <InstantFields
        form={form}
        shown={shown}
        zone={zone}
        now={now}
        isNewToday={isNewToday}
        record={record && { startedAt: record.at, endedAt: record.at }}
      />
      <NoteField defaultValue={shown.note} error={form.errors.note} imported={record?.importNote} />
    </RecordFormDialog>
  );
}
