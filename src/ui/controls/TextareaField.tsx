import type { ComponentPropsWithRef } from 'react';
import controls from './Control.module.css';
import { Field, type FieldProps } from './Field.tsx';

type TextareaFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps | 'id' | 'className' | 'style'>;

/** A multi-line text field. It grows with its text in browsers that support `field-sizing`. */
export function TextareaField({ label, hint, error, optional = false, ...textarea }: TextareaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <textarea {...textarea} {...control} className={controls.control} />}
    </Field>
  );
}
