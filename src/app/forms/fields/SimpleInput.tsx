import type { Field } from '#domain/kinds/fields.ts';
import { amountIn, stepOf, unitOf } from '#domain/kinds/measure-units.ts';
import type { KindName } from '#domain/kinds/registry.ts';
import { parseNumber, type Units } from '#domain/units/units.ts';
import { CheckboxField } from '#ui/controls/CheckboxField.tsx';
import { MultiChoice } from '#ui/controls/MultiChoice.tsx';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { TextareaField } from '#ui/controls/TextareaField.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { speech, words } from '#words/now.ts';
import { fieldWords } from '#words/say/fields.ts';

interface SimpleInputProps {
  name: string;
  field: Field;
  kind: KindName;
  units: Units;
  /** The value when the form opens. */
  shown: string | undefined;
  error: string | undefined;
}

/** Shows the input for one field of a kind that has no custom form. */
export function SimpleInput({ name, field, kind, units, shown, error }: SimpleInputProps) {
  const said = fieldWords(kind, speech);
  const label = said.labels[name] ?? name;
  const optional = Boolean(field.optional || field.orNull);
  const common = { label, name, error };
  switch (field.is) {
    case 'choice':
    case 'flag': {
      const values = field.is === 'choice' ? field.of : field.cells;
      const options = values.map((value) => ({ value, label: said.choices[name]?.[value] ?? value }));
      // A radio button cannot be unchecked, so an optional field needs a choice that clears the answer.
      const choices = optional ? [{ value: '', label: words.forms.notRecorded }, ...options] : options;
      return (
        <SegmentedChoice
          {...common}
          options={choices}
          required={!optional}
          defaultValue={optional ? (shown ?? '') : shown}
        />
      );
    }
    case 'mark':
      return <CheckboxField label={label} name={name} defaultChecked={shown === 'on'} />;
    case 'measure':
      return (
        <NumberField
          {...common}
          unit={unitOf(field.unit, units) ?? undefined}
          read={parseNumber}
          min={0}
          step={stepOf(field.unit, units)}
          usual={field.usual === undefined ? undefined : amountIn(field.unit, field.usual, units)}
          optional={optional}
          required={!optional}
          defaultValue={shown}
        />
      );
    case 'list':
      if (field.of.is === 'choice') {
        const options = field.of.of.map((value) => ({ value, label: said.choices[name]?.[value] ?? value }));
        return <MultiChoice {...common} options={options} defaultValues={shown?.split('\n') ?? []} />;
      }
      return (
        <TextareaField {...common} hint={words.forms.onePerLine} optional rows={3} defaultValue={shown} />
      );
    default: {
      const needed = field.is === 'key' && !optional;
      return <TextField {...common} optional={!needed} required={needed} defaultValue={shown} />;
    }
  }
}
