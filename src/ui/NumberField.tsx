import { Minus, Plus } from 'lucide-react';
import { type ComponentPropsWithoutRef, useRef } from 'react';
import controls from './Control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import styles from './NumberField.module.css';

type NumberFieldProps = FieldProps &
  Omit<
    ComponentPropsWithoutRef<'input'>,
    keyof FieldProps | 'id' | 'className' | 'style' | 'type' | 'step'
  > & {
    /** How much one press of − or + changes. Anything between may still be typed. */
    step?: number;
    /** Shown after the number and read with it, for example "oz". */
    unit?: string;
  };

/** A number with − and + beside it, so that it can be set with one thumb and no keyboard. */
export function NumberField({
  label,
  hint,
  error,
  optional = false,
  step = 1,
  unit,
  ...input
}: NumberFieldProps) {
  const ref = useRef<HTMLInputElement>(null);

  function nudge(direction: 'stepUp' | 'stepDown') {
    const element = ref.current;
    if (!element || element.disabled || element.readOnly) return;
    // The platform knows floats, min and max; the step is only lent to it, since "any" number may be typed.
    element.step = String(step);
    element[direction]();
    element.step = 'any';
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <Field label={unit ? `${label} (${unit})` : label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={styles.stepper}>
          <button
            type="button"
            className={styles.step}
            aria-label={`Less: ${label}`}
            disabled={input.disabled}
            onClick={() => nudge('stepDown')}
          >
            <Minus aria-hidden="true" />
          </button>
          <input
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...control}
            ref={ref}
            type="number"
            step="any"
            className={controls.control}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              nudge(event.key === 'ArrowUp' ? 'stepUp' : 'stepDown');
            }}
            // A wheel over a focused number would change it while the parent means to scroll.
            onWheel={(event) => event.currentTarget.blur()}
          />
          <button
            type="button"
            className={styles.step}
            aria-label={`More: ${label}`}
            disabled={input.disabled}
            onClick={() => nudge('stepUp')}
          >
            <Plus aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}
