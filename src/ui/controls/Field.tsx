import { type FormEvent, type ReactNode, useId } from 'react';
import { words } from '#words/now.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';

export interface FieldProps {
  label: string;
  /** A short line below the label, such as the unit, an example or where to find the value. */
  hint?: ReactNode;
  /** The problem and its solution. Makes the field invalid. */
  error?: string | undefined;
  /** Shows "(optional)" beside the label. */
  optional?: boolean;
  /** A control between the label and the field. With it, even an empty one, all of them are in one row. */
  beside?: ReactNode;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The props that link the control to its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  onInvalid: (event: FormEvent<Control>) => void;
}

/** A label, a hint and an error around any control. The other fields are built on it. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  beside,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-row={beside !== undefined || undefined}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {optional && (
          <>
            {' '}
            <span className={styles.optional}>{words.ui.optional}</span>
          </>
        )}
      </label>
      {beside}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        onInvalid: explainInvalid,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/**
 * Replaces the browser's message about an invalid field, because the browser's language may differ from the page's. The
 * message is removed on the next input, so that the browser checks the field again.
 */
function explainInvalid({ currentTarget: field }: FormEvent<Control>): void {
  const { valueMissing, typeMismatch } = field.validity;
  if (!valueMissing && !typeMismatch) return;
  const { missing, email } = words.ui.invalid;
  field.setCustomValidity(valueMissing ? missing : email);
  field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
}
