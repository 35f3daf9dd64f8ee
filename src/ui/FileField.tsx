import type { ComponentPropsWithRef } from 'react';
import controls from './Control.module.css';
import { Field, type FieldProps } from './Field.tsx';

type FileFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'id' | 'className' | 'style' | 'type'>;

/** A file from the device. */
export function FileField({ label, hint, error, optional = false, ...input }: FileFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input {...input} {...control} type="file" className={controls.control} />}
    </Field>
  );
}
