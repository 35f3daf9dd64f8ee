import { type ReactNode, useId } from 'react';
import { type Choice, ChoiceGroup } from './ChoiceGroup.tsx';

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
  /** `main` stacks the icon over the label in 64 px targets. `dense` fits five short labels into a row of a phone. */
  size?: 'base' | 'main' | 'dense';
}

/** A choice of a few visible options: a radio group of icons and labels. */
export function SegmentedChoice<Value extends string>({
  name,
  value,
  defaultValue,
  onValueChange,
  required = false,
  ...group
}: SegmentedChoiceProps<Value>) {
  const id = useId();
  return (
    <ChoiceGroup
      {...group}
      inputOf={(option) => ({
        type: 'radio',
        id: `${id}-${option.value}`,
        name,
        'aria-label': option.spoken,
        ...(value === undefined
          ? { defaultChecked: option.value === defaultValue }
          : { checked: option.value === value }),
        required,
        onChange: () => onValueChange?.(option.value),
      })}
    />
  );
}
