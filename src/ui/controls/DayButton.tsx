import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';
import controls from './Control.module.css';
import styles from './DayButton.module.css';
import { FieldError } from './FieldError.tsx';

type DayButtonProps = Omit<
  ComponentPropsWithRef<'input'>,
  'id' | 'className' | 'style' | 'type' | 'children' | 'aria-label'
> & {
  /** The name of the date field. */
  label: string;
  /** The name of the button. It contains the visible text. */
  buttonLabel: string;
  /** The problem and its solution. Shows the field in place of the button. */
  error?: string | undefined;
  /** The visible content of the button. */
  children?: ReactNode;
};

/**
 * A button that opens the browser's date picker. The date field behind it has the day, YYYY-MM-DD. If the browser can
 * not open the picker, or if the day is wrong, the field replaces the button. It then stays, because the parent types
 * in it.
 */
export function DayButton({ label, buttonLabel, error, children, onChange, ...input }: DayButtonProps) {
  const id = useId();
  const [isTyped, setTyped] = useState(false);
  if (!isTyped && (error || input.value === '')) setTyped(true);

  function open({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const field = currentTarget.nextElementSibling as HTMLInputElement;
    try {
      field.showPicker();
    } catch {
      setTyped(true);
      field.focus();
    }
  }

  /** Shows the field when the day is cleared. The button that had the focus disappears then. */
  function change(event: ChangeEvent<HTMLInputElement>) {
    if (!event.target.value) {
      setTyped(true);
      event.target.focus();
    }
    onChange?.(event);
  }

  return (
    <div className={styles.place}>
      {!isTyped && (
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-label={buttonLabel}
          title={children ? undefined : buttonLabel}
          onClick={open}
        >
          {children}
        </button>
      )}
      <input
        {...input}
        key="field"
        type="date"
        onChange={change}
        className={isTyped ? controls.control : styles.hidden}
        aria-label={label}
        aria-hidden={isTyped ? undefined : true}
        tabIndex={isTyped ? undefined : -1}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
