import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { FileButton } from './FileButton.tsx';
import styles from './FileField.module.css';

type FileFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'id' | 'className' | 'style' | 'type'> & {
    /** The text of the button: "Choose a photo". */
    choose: string;
  };

/** A file input. The caller shows what was chosen. */
export function FileField({ label, hint, error, optional = false, choose, ...input }: FileFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <span className={styles.choose}>
          <FileButton {...input} {...control} variant="quiet">
            {/* The second label has the visible text, because voice control users say that text. */}
            <label htmlFor={control.id}>{choose}</label>
          </FileButton>
        </span>
      )}
    </Field>
  );
}
