import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { FileField } from '#ui/controls/FileField.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { words } from '#words/now.ts';
import styles from './PhotoField.module.css';

/** A photo that a form does not accept. The message is the text for the parent. */
export class RefusedPhoto extends Error {
  override name = 'RefusedPhoto';
}

interface PhotoFieldProps {
  name: string;
  /** The value when the form opens. Empty if there is no photo. */
  shown: string;
  hint: string;
  /**
   * Resizes a chosen picture and resolves to the value of the field. Rejects with a {@link RefusedPhoto}, or with any
   * other error if the browser cannot read the picture.
   */
  read: (file: File) => Promise<string>;
  /** Shows the photo of a value, or that there is none if the value is empty. */
  preview: (value: string) => ReactNode;
  /** Called with true when resizing begins, and with false when it ends. Until then the form has the former photo. */
  onReading: (reading: boolean) => void;
}

/** Shows a photo field. Resizes the chosen photo on the device and puts its value into the form's field `name`. */
export function PhotoField({ name, shown, hint, read, preview, onReading }: PhotoFieldProps) {
  const [value, setValue] = useState(shown);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  /** Counts choices and removals. If a picture becomes ready after a later choice, it is ignored. */
  const choices = useRef(0);

  // Ignores a picture that is ready after unmounting.
  useEffect(
    () => () => {
      choices.current += 1;
    },
    [],
  );

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    choices.current += 1;
    const choice = choices.current;
    setError(undefined);
    onReading(true);
    const chosen = await read(file).catch((error: unknown) => ({
      refused: error instanceof RefusedPhoto ? error.message : words.forms.photo.unreadable,
    }));
    if (choice !== choices.current) return;
    onReading(false);
    if (typeof chosen === 'object') {
      setError(chosen.refused);
      announce(chosen.refused);
      return;
    }
    setValue(chosen);
    announce(words.forms.photo.added);
  }

  function takeOff() {
    choices.current += 1;
    onReading(false);
    setValue('');
    setError(undefined);
    if (input.current) {
      // Without this, choosing the same file again would fire no event.
      input.current.value = '';
      // A change by script fires no event, so this event tells the form that the value has changed.
      input.current.dispatchEvent(new Event('input', { bubbles: true }));
      // The button is removed, so the focus moves to the input.
      input.current.focus();
    }
    announce(words.forms.photo.removed);
  }

  return (
    <div className={styles.photo}>
      <div>{preview(value)}</div>
      <div className={styles.choice}>
        <FileField
          ref={input}
          label={words.forms.photo.label}
          optional
          choose={value ? words.forms.photo.chooseAnother : words.forms.photo.choose}
          hint={hint}
          accept="image/*"
          error={error}
          onChange={(event) => void choose(event)}
        />
        {value && (
          <Button variant="ghost" onClick={takeOff}>
            {words.forms.photo.remove}
          </Button>
        )}
      </div>
      <input type="hidden" name={name} value={value} />
    </div>
  );
}
