import { TextField } from './TextField.tsx';

/** A name field. It refuses spaces alone, which `required` accepts. */
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
