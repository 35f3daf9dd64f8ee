import { NOTE_LIMIT } from '#domain/parsed.ts';
import { TextareaField } from '#ui/controls/TextareaField.tsx';
import { words } from '#words/now.ts';

interface NoteFieldProps {
  defaultValue?: string | undefined;
  error: string | undefined;
  /** The note that an import added. Undefined if there is none. */
  imported: string | undefined;
}

/** Shows the field for the parent's note, and below it the field for the import note. */
export function NoteField({ defaultValue, error, imported }: NoteFieldProps) {
  return (
    <>
      <TextareaField
        label={words.forms.note}
        name="note"
        optional
        rows={2}
        defaultValue={defaultValue}
        error={error}
      />
      {imported !== undefined && (
        <TextareaField
          label={words.forms.importNote}
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
