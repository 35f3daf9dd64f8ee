import { TextField } from './TextField.tsx';

/** What somebody wants to be called. Blanks alone, which `required` lets through, are no name. */
export function NameField({ defaultValue }: { defaultValue?: string }) {
  return (
    <TextField
      label="Name"
      name="name"
      autoComplete="name"
      defaultValue={defaultValue}
      required
      onInput={({ currentTarget: field }) => {
        const isBlank = field.value !== '' && field.value.trim() === '';
        field.setCustomValidity(isBlank ? 'Write your name: blanks alone are none.' : '');
      }}
    />
  );
}
