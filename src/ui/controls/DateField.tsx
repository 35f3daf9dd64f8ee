import type { ComponentPropsWithRef } from 'react';
import controls from './Control.module.css';
import { Field, type FieldProps } from './Field.tsx';

type DateFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'id' | 'className' | 'style' | 'type'>;

/** A day, YYYY-MM-DD, with the browser's date picker. */
export function DateField({ label, hint, error, optional = false, ...input }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input {...input} {...control} type="date" className={controls.control} />}
    </Field>
  );
}
