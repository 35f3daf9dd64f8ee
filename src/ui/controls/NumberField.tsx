import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ComponentPropsWithoutRef, useRef } from 'react';
import { announce } from '#ui/feedback/announce.ts';
import controls from './Control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import styles from './NumberField.module.css';

type NumberFieldProps = FieldProps &
  Omit<
    ComponentPropsWithoutRef<'input'>,
    | keyof FieldProps
    | 'id'
    | 'className'
    | 'style'
    | 'type'
    | 'step'
    | 'min'
    | 'max'
    | 'disabled'
    | 'readOnly'
  > & {
    /** The number that a text is, null where it is none: − and + go on from what the form will read. */
    read: (text: string) => number | null;
    /** How much one press of − or + changes. Anything between may still be typed. */
    step?: number;
    /** Where − stops. */
    min?: number;
    /** What + or − writes into an empty field. Without it + counts up from 0. */
    usual?: number | undefined;
    /** Shown after the number and read with it, for example "oz". */
    unit?: string | undefined;
  };

/**
 * A number with − and + beside it, so that it can be set with one thumb and no keyboard. It is a text field: one of type
 * `number` drops the comma of "1,5" where the browser speaks English, and 15 would be saved.
 */
export function NumberField({
  label,
  hint,
  error,
  optional = false,
  read,
  step = 1,
  min = Number.NEGATIVE_INFINITY,
  usual,
  unit,
  ...input
}: NumberFieldProps) {
  const ref = useRef<HTMLInputElement>(null);

  function nudge(direction: 1 | -1) {
    const element = ref.current;
    if (!element) return;
    const isFirst = !element.value && usual !== undefined;
    // Less than nothing yet is nothing still, and not a 0.
    if (!isFirst && !element.value && direction < 0) return;
    const value = element.value ? read(element.value) : 0;
    if (value === null) return;
    const next = String(isFirst ? usual : Math.max(min, nextStep(value, step, direction)));
    // Not by `value`: React would take it for its own and tell nobody.
    element.setRangeText(next, 0, element.value.length, 'end');
    element.dispatchEvent(new Event('input', { bubbles: true }));
    // The hand is at another control, or the value was not typed: a screen reader tells neither by itself.
    announce(unit ? `${next} ${unit}` : next);
  }

  return (
    <Field label={unit ? `${label} (${unit})` : label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={styles.stepper}>
          <button
            type="button"
            className={styles.step}
            aria-label={`Less: ${label}`}
            onClick={() => nudge(-1)}
          >
            <Minus aria-hidden="true" />
          </button>
          <input
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...control}
            ref={ref}
            type="text"
            className={controls.control}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              nudge(event.key === 'ArrowUp' ? 1 : -1);
            }}
          />
          <button
            type="button"
            className={styles.step}
            aria-label={`More: ${label}`}
            onClick={() => nudge(1)}
          >
            <Plus aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}

/** The next multiple of `step`: from 3.7 by halves it is 4 upward and 3.5 downward. Rounded, since 0.1 three times is not 0.3. */
function nextStep(value: number, step: number, direction: 1 | -1): number {
  const steps = Number((value / step).toFixed(6));
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return Number((next * step).toFixed(6));
}
