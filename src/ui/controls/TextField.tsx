import type { ComponentPropsWithRef } from 'react';
import controls from './Control.module.css';
import { Field, type FieldProps } from './Field.tsx';

type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'id' | 'className' | 'style' | 'type'> & {
    type?: 'text' | 'email' | 'search' | 'tel' | 'url';
  };

/** A single-line text field with label, hint and error. */
export function TextField({ label, hint, error, optional = false, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input {...input} {...control} type={type} className={controls.control} />}
    </Field>
  );
}
