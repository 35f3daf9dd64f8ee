import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './CheckboxField.module.css';

type CheckboxFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'id' | 'className' | 'style' | 'type' | 'children'
> & { label: ReactNode; hint?: ReactNode };

/** A checkbox. The whole row is its touch target. */
export function CheckboxField({ label, hint, ...input }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.line}>
        <input {...input} type="checkbox" className={styles.box} aria-describedby={hint ? id : undefined} />
        <span>{label}</span>
      </label>
      {hint && (
        <p className={styles.hint} id={id}>
          {hint}
        </p>
      )}
    </div>
  );
}
