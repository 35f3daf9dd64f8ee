import type { ComponentPropsWithRef } from 'react';
import controls from './Control.module.css';
import { Field, type FieldProps } from './Field.tsx';

type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'id' | 'className' | 'style'>;

/** A select for lists too long for SegmentedChoice. Its children are `<option>`s. */
export function SelectField({ label, hint, error, optional = false, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <select {...select} {...control} className={controls.control} />}
    </Field>
  );
}
