import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './CheckboxField.module.css';
import { FieldError } from './FieldError.tsx';

type CheckboxFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'id' | 'className' | 'style' | 'type' | 'children'
> & { label: ReactNode; hint?: ReactNode; error?: string | undefined };

/** Yes or no. The whole line is the target. */
export function CheckboxField({ label, hint, error, ...input }: CheckboxFieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label className={styles.line}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
