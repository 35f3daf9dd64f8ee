import { type Choice, ChoiceGroup } from './ChoiceGroup.tsx';

interface MultiChoiceProps {
  label: string;
  error?: string | undefined;
  name: string;
  options: readonly Choice<string>[];
  /** The values that are chosen when the form opens. */
  defaultValues: readonly string[];
}

/** A choice of several visible options: a group of check boxes that look like a `SegmentedChoice`. */
export function MultiChoice({ name, defaultValues, ...group }: MultiChoiceProps) {
  return (
    <ChoiceGroup
      {...group}
      inputOf={({ value }) => ({ type: 'checkbox', name, defaultChecked: defaultValues.includes(value) })}
    />
  );
}
