import { TextareaField } from '#ui/TextareaField.tsx';

/** A few words of the parent's own, the same on every form. */
export function NoteField({
  defaultValue,
  error,
}: {
  defaultValue?: string | undefined;
  error: string | undefined;
}) {
  return (
    <TextareaField label="Note" name="note" optional rows={2} defaultValue={defaultValue} error={error} />
  );
}
