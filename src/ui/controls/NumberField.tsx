import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ComponentPropsWithoutRef, useRef } from 'react';
import { announce } from '#ui/feedback/announce.ts';
import { words } from '#words/now.ts';
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
    /** Parses the text as the form does, so that − and + step from the same value. Null if it is not a number. */
    read: (text: string) => number | null;
    /** The step of − and +. Values between the steps can be typed. */
    step?: number;
    /** The minimum for −. */
    min?: number;
    /** The value that − or + sets in an empty field. Without it, + counts up from 0. */
    usual?: number | undefined;
    /** Shown in the label and announced after the number, for example "oz". */
    unit?: string | undefined;
  };

/**
 * A number field with − and + buttons, so that one thumb can set it. It is a text field, because with `type="number"`
 * an English browser drops the comma of "1,5". The form would then save 15.
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
    // − on an empty field keeps it empty instead of writing 0.
    if (!isFirst && !element.value && direction < 0) return;
    const value = element.value ? read(element.value) : 0;
    if (value === null) return;
    const next = String(isFirst ? usual : Math.max(min, nextStep(value, step, direction)));
    // React tracks assignments to `value` and ignores the input event after one. It does not track `setRangeText`.
    element.setRangeText(next, 0, element.value.length, 'end');
    element.dispatchEvent(new Event('input', { bubbles: true }));
    // Screen readers announce neither a change in an unfocused field nor a change by script.
    announce(unit ? `${next} ${unit}` : next);
  }

  const { number } = words.ui;
  return (
    <Field label={unit ? number.withUnit(label, unit) : label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={styles.stepper}>
          <button
            type="button"
            className={styles.step}
            aria-label={number.less(label)}
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
            aria-label={number.more(label)}
            onClick={() => nudge(1)}
          >
            <Plus aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}

/**
 * Returns the next multiple of `step` in a direction. For 3.7 and a step of 0.5 it is 4 upward and 3.5 downward. The
 * result is rounded, because multiples of 0.1 are not exact.
 */
function nextStep(value: number, step: number, direction: 1 | -1): number {
  const steps = Number((value / step).toFixed(6));
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return Number((next * step).toFixed(6));
}
