import { NOTE_LIMIT } from '#domain/parsed.ts';
import { TextareaField } from '#ui/controls/TextareaField.tsx';

interface NoteFieldProps {
  defaultValue?: string | undefined;
  error: string | undefined;
  /** What an import wrote beside the record; undefined where it wrote nothing. */
  imported: string | undefined;
}

/** A few words of the parent's own, the same on every form, and below them those of an import. */
export function NoteField({ defaultValue, error, imported }: NoteFieldProps) {
  return (
    <>
      <TextareaField label="Note" name="note" optional rows={2} defaultValue={defaultValue} error={error} />
      {imported !== undefined && (
        <TextareaField
          label="From the import"
          name="importNote"
          optional
          rows={2}
          maxLength={NOTE_LIMIT}
          defaultValue={imported}
        />
      )}
    </>
  );
}
