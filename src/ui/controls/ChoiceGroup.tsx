import type { ComponentProps, ReactNode } from 'react';
import type { Tone } from '#ui/layout/tone.ts';
import styles from './ChoiceGroup.module.css';
import { FieldGroup } from './FieldGroup.tsx';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** The accessible name of the option, if its visible label is shortened. */
  spoken?: string;
  icon?: ReactNode;
  tone?: Tone;
}

interface ChoiceGroupProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  options: readonly Choice<Value>[];
  size?: 'base' | 'main' | 'dense';
  /** Returns the attributes of an option's radio button or check box. */
  inputOf: (option: Choice<Value>) => ComponentProps<'input'>;
}

/** A group of visible options, each with an icon and a label. */
export function ChoiceGroup<Value extends string>({
  label,
  hideLabel = false,
  hint,
  error,
  options,
  size = 'base',
  inputOf,
}: ChoiceGroupProps<Value>) {
  return (
    <FieldGroup label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <div className={styles.choices} data-size={size}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice} data-tone={option.tone ?? 'accent'}>
            <input className={styles.input} value={option.value} {...inputOf(option)} />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
