import type { ComponentPropsWithRef } from 'react';
import controls from './Control.module.css';
import { Field, type FieldProps } from './Field.tsx';

type TimeFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'id' | 'className' | 'style' | 'type'>;

/** A time of day, HH:MM, with the browser's time picker. */
export function TimeField({ label, hint, error, optional = false, beside, ...input }: TimeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} beside={beside}>
      {(control) => <input {...input} {...control} type="time" className={controls.control} />}
    </Field>
  );
}
