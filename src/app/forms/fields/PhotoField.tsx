import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { BabyPhoto } from '#app/family/BabyPhoto.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { FileField } from '#ui/controls/FileField.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { words } from '#words/now.ts';
import styles from './PhotoField.module.css';
import { smallPhoto } from './small-photo.ts';

interface PhotoFieldProps {
  name: string;
  photoUrl: string | null;
  /**
   * Called with true when resizing begins, and with false when it ends. Until its end the form has the former photo.
   */
  onReading: (reading: boolean) => void;
}

/** A photo field. It resizes the photo on the device and puts it into the form as `name`. */
export function PhotoField({ name, photoUrl: former, onReading }: PhotoFieldProps) {
  const [photoUrl, setPhotoUrl] = useState(former);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  /** The number of choices and removals. A large picture may be ready after a later choice, and is then ignored. */
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
    const photo = await smallPhoto(file).catch(() => null);
    if (choice !== choices.current) return;
    onReading(false);
    if (photo === null) {
      setError(words.forms.photo.unreadable);
      announce(words.forms.photo.unreadable);
      return;
    }
    setPhotoUrl(photo);
    announce(words.forms.photo.added);
  }

  function takeOff() {
    choices.current += 1;
    onReading(false);
    setPhotoUrl(null);
    setError(undefined);
    if (input.current) {
      // Without this, choosing the same file again would fire no event.
      input.current.value = '';
      // A change by script fires no event. This event tells the form that its value changed.
      input.current.dispatchEvent(new Event('input', { bubbles: true }));
      // The button is removed, so the focus moves to the input.
      input.current.focus();
    }
    announce(words.forms.photo.removed);
  }

  return (
    <div className={styles.photo}>
      <BabyPhoto photoUrl={photoUrl} size="large" />
      <div className={styles.choice}>
        <FileField
          ref={input}
          label={words.forms.photo.label}
          optional
          choose={photoUrl ? words.forms.photo.chooseAnother : words.forms.photo.choose}
          hint={words.forms.photo.hint}
          accept="image/*"
          error={error}
          onChange={(event) => void choose(event)}
        />
        {photoUrl && (
          <Button variant="ghost" onClick={takeOff}>
            {words.forms.photo.remove}
          </Button>
        )}
      </div>
      <input type="hidden" name={name} value={photoUrl ?? ''} />
    </div>
  );
}
