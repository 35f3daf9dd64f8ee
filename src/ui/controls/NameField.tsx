import { words } from '#words/now.ts';
import { TextField } from './TextField.tsx';

/** A name field. It refuses spaces alone, which `required` accepts. */
export function NameField({ defaultValue }: { defaultValue?: string }) {
  return (
    <TextField
      label={words.ui.name.label}
      name="name"
      autoComplete="name"
      defaultValue={defaultValue}
      required
      onInput={({ currentTarget: field }) => {
        const isBlank = field.value !== '' && field.value.trim() === '';
        field.setCustomValidity(isBlank ? words.ui.name.blank : '');
      }}
    />
  );
}
