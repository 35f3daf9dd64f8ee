import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { FileButton } from './FileButton.tsx';
import styles from './FileField.module.css';

type FileFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'id' | 'className' | 'style' | 'type'> & {
    /** What the button says: "Choose a photo". */
    choose: string;
  };

/** A file from the device. What was chosen is shown by whoever asked for it. */
export function FileField({ label, hint, error, optional = false, choose, ...input }: FileFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <span className={styles.choose}>
          <FileButton {...input} {...control} variant="quiet">
            {/* A second label: whoever speaks to the phone says what they see. */}
            <label htmlFor={control.id}>{choose}</label>
          </FileButton>
        </span>
      )}
    </Field>
  );
}
