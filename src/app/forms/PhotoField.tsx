import { type ChangeEvent, useRef, useState } from 'react';
import { BabyPhoto } from '#app/BabyPhoto.tsx';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { FileField } from '#ui/FileField.tsx';
import styles from './PhotoField.module.css';
import { smallPhoto } from './small-photo.ts';

/** A photo for a form, made small here before it goes anywhere; the form finds it under `name`. */
export function PhotoField({ name, photoUrl: former }: { name: string; photoUrl: string | null }) {
  const [photoUrl, setPhotoUrl] = useState(former);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setError(undefined);
    try {
      setPhotoUrl(await smallPhoto(file));
      announce('The photo is in.');
    } catch {
      setError('This browser cannot read that picture. Choose a JPEG or a PNG, or a screenshot of it.');
    }
  }

  function takeOff() {
    setPhotoUrl(null);
    setError(undefined);
    if (input.current) {
      // The same file can be chosen again.
      input.current.value = '';
      // As if it had been typed, which it was not: the form is to know that it holds something else.
      input.current.dispatchEvent(new Event('input', { bubbles: true }));
      // The button goes, and the focus would go with it.
      input.current.focus();
    }
    announce('The photo is taken off.');
  }

  return (
    <div className={styles.photo}>
      <BabyPhoto photoUrl={photoUrl} size="large" />
      <div className={styles.choice}>
        <FileField
          ref={input}
          label="Photo"
          optional
          choose={photoUrl ? 'Choose another photo' : 'Choose a photo'}
          hint="It is made small on this device and sent to nobody."
          accept="image/*"
          error={error}
          onChange={(event) => void choose(event)}
        />
        {photoUrl && (
          <Button variant="ghost" onClick={takeOff}>
            Remove photo
          </Button>
        )}
      </div>
      <input type="hidden" name={name} value={photoUrl ?? ''} />
    </div>
  );
}
