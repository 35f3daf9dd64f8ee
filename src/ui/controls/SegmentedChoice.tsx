import { type ReactNode, useId } from 'react';
import type { Tone } from '#ui/layout/tone.ts';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './SegmentedChoice.module.css';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** The accessible name of a shortened label. */
  spoken?: string;
  icon?: ReactNode;
  tone?: Tone;
}

interface SegmentedChoiceProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  name: string;
  options: readonly Choice<Value>[];
  /** Pass `value` with `onValueChange` for a controlled choice, or `defaultValue` for an uncontrolled one. */
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: (value: Value) => void;
  required?: boolean;
  /** `main` stacks the icon over the label in 64 px targets. */
  size?: 'base' | 'main';
}

/** A choice of a few visible options: a radio group of icons and labels. */
export function SegmentedChoice<Value extends string>({
  label,
  hideLabel = false,
  hint,
  error,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  required = false,
  size = 'base',
}: SegmentedChoiceProps<Value>) {
  const id = useId();
  return (
    <FieldGroup label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <div className={styles.choices} data-size={size}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice} data-tone={option.tone ?? 'accent'}>
            <input
              type="radio"
              className={styles.radio}
              id={`${id}-${option.value}`}
              name={name}
              value={option.value}
              aria-label={option.spoken}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              required={required}
              onChange={() => onValueChange?.(option.value)}
            />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
