import { type ReactNode, useId } from 'react';
import { FieldError } from './FieldError.tsx';
import styles from './FieldGroup.module.css';

/** A label, a hint and an error around several controls that answer one question. */
export function FieldGroup({
  label,
  hint,
  error,
  hideLabel = false,
  children,
}: {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  hideLabel?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={styles.group}
      aria-describedby={describedBy || undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={hideLabel ? styles.hidden : styles.label}>{label}</legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
