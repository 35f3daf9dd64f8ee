import { type SubmitEvent, useState } from 'react';
import { entryOf } from '#app/forms/entry-of.ts';
import { textOf } from '#domain/parsed.ts';
import { Button } from '#ui/controls/Button.tsx';
import { PasswordField } from '#ui/controls/PasswordField.tsx';
import { words } from '#words/now.ts';
import styles from './Sharing.module.css';

interface PassFormProps {
  onPass: (pass: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the pass of the sync server, if the build has none. */
export function PassForm({ onPass, onCancel }: PassFormProps) {
  const [isMissing, setMissing] = useState(false);
  const said = words.sharing;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const pass = textOf(entryOf(event.currentTarget), 'pass').trim();
    setMissing(pass === '');
    if (pass) void onPass(pass);
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <PasswordField
        label={said.pass}
        hint={said.passHint}
        name="pass"
        autoComplete="off"
        error={isMissing ? said.passMissing : undefined}
      />
      <div className={styles.acts}>
        <Button type="submit">{said.start}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {said.cancel}
        </Button>
      </div>
    </form>
  );
}
