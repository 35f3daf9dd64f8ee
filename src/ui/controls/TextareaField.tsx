import type { ComponentPropsWithRef } from 'react';
import controls from './Control.module.css';
import { Field, type FieldProps } from './Field.tsx';

type TextareaFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps | 'id' | 'className' | 'style'>;

/** A few lines of text; it grows with them where the browser can. */
export function TextareaField({ label, hint, error, optional = false, ...textarea }: TextareaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <textarea {...textarea} {...control} className={controls.control} />}
    </Field>
  );
}
