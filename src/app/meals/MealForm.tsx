import { useState } from 'react';
import { InstantFields } from '#app/forms/fields/InstantFields.tsx';
import { NoteField } from '#app/forms/fields/NoteField.tsx';
import { SimpleInput } from '#app/forms/fields/SimpleInput.tsx';
import { RecordFormDialog } from '#app/forms/RecordFormDialog.tsx';
import { useFamilyAtOpening } from '#app/forms/use-family-at-opening.ts';
import { type RecordForm, type RecordFormProps, useRecordForm } from '#app/forms/use-record-form.ts';
import { isolated } from '#domain/isolated.ts';
import { tastedFoods } from '#domain/kinds/meal/first-tastes.ts';
import type { Meal } from '#domain/kinds/meal/meal.ts';
import { URGENT_SIGNS } from '#domain/kinds/meal/meal-advice.ts';
import { parseMeal } from '#domain/kinds/meal/meal-entry.ts';
import { kindOf } from '#domain/kinds/registry.ts';
import { simpleEntry } from '#domain/kinds/simple-entry.ts';
import type { Entry, Parsed } from '#domain/parsed.ts';
import { clockAt } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import { words } from '#words/now.ts';
import { FoodsField } from './FoodsField.tsx';
import styles from './MealForm.module.css';
import { useMeals } from './use-meals.ts';

/** Shows the form of a meal after the baby's other meals are read. */
export function MealForm(props: RecordFormProps<'meal'>) {
  const meals = useMeals(props.baby.babyId);
  return meals && <FilledForm {...props} meals={meals.filter(({ id }) => id !== props.record?.id)} />;
}

function FilledForm({ meals, ...props }: RecordFormProps<'meal'> & { meals: Meal[] }) {
  const { baby, day, record, onClose } = props;
  const { units, now, today, zone: familyZone } = useFamilyAtOpening();
  const zone = record?.zone ?? familyZone;
  const [tasted] = useState(() => tastedFoods(meals));
  const [shown] = useState<Entry>(() =>
    record
      ? simpleEntry(kindOf('meal'), record, units)
      : {
          date: day,
          ...(day === today && { time: clockAt(now, zone) }),
          amountUnit: meals.findLast(({ amountUnit }) => amountUnit)?.amountUnit ?? '',
        },
  );
  const [isNewToday] = useState(!record && day === today);
  const form = useRecordForm(
    'meal',
    props,
    shown,
    (entry, { birthDate }) =>
      parseMeal(entry, { zone, now, units, record, birthDate, hasMeals: meals.length > 0 }) as Parsed<
        Partial<Meal>
      >,
  );
  const { errors, entry } = form;
  const signs = entry.reaction ? entry.reaction.split('\n') : [];
  const input = { form, shown, units };
  return (
    <RecordFormDialog
      title={
        record
          ? words.fields.meal.edit(isolated(baby.name))
          : words.forms.simple.add(isolated(baby.name), words.kinds.meal.title)
      }
      form={form}
      onClose={onClose}
    >
      <FoodsField shown={shown.foods} tasted={tasted} error={errors.food} />
      <InstantFields
        form={form}
        shown={shown}
        zone={zone}
        now={now}
        isNewToday={isNewToday}
        record={record && { startedAt: record.at, endedAt: record.at }}
      />
      <MealInput name="meal" {...input} />
      <MealInput name="amount" {...input} />
      {entry.amount?.trim() && <MealInput name="amountUnit" {...input} />}
      <MealInput name="prep" {...input} />
      <MealInput name="reaction" {...input} />
      {signs.length > 0 && (
        <>
          {URGENT_SIGNS.some((sign) => signs.includes(sign)) && (
            <p className={styles.urgent} role="alert">
              {words.call.urgencies.emergency}
            </p>
          )}
          <MealInput name="reactionAfterMinutes" {...input} />
          <MealInput name="reactionSure" {...input} />
          <p className={styles.about}>{words.meals.reaction.about}</p>
        </>
      )}
      <NoteField defaultValue={shown.note} error={errors.note} imported={record?.importNote} />
    </RecordFormDialog>
  );
}

interface MealInputProps {
  /** The name of a field that is neither a time nor the foods. */
  name: string;
  form: RecordForm;
  /** The values when the form opened. */
  shown: Entry;
  units: Units;
}

function MealInput({ name, form, shown, units }: MealInputProps) {
  const field = kindOf('meal').fields[name];
  if (!field) return null;
  return (
    <SimpleInput
      name={name}
      field={field}
      kind="meal"
      units={units}
      shown={shown[name]}
      error={form.errors[name]}
    />
  );
}
