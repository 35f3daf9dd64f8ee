import { type SubmitEvent, useEffect, useRef } from 'react';
import { FromOutside } from '#app/data/FromOutside.tsx';
import { entryOf } from '#app/forms/entry-of.ts';
import { textOf } from '#domain/parsed.ts';
import { Button } from '#ui/controls/Button.tsx';
import { focusField } from '#ui/controls/focus-field.ts';
import { PasswordField } from '#ui/controls/PasswordField.tsx';
import styles from './BackupPanel.module.css';

interface UnlockBackupProps {
  fileName: string;
  /** How many passphrases were refused. */
  tries: number;
  busy: boolean;
  /** Whether another app or page sent the file. */
  fromOutside: boolean;
  onUnlock: (passphrase: string) => void;
  onCancel: () => void;
}

const WRONG = 'That is not the passphrase of this file. Nothing was changed; try once more.';

/** Asks for the passphrase of a locked backup. */
export function UnlockBackup({ fileName, tries, busy, fromOutside, onUnlock, onCancel }: UnlockBackupProps) {
  const form = useRef<HTMLFormElement>(null);

  // After each refusal, selects the passphrase so that it can be replaced or checked.
  useEffect(() => {
    const input = form.current?.querySelector('input');
    if (!tries) input?.focus();
    else if (input) {
      focusField(input, WRONG);
      input.select();
    }
  }, [tries]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onUnlock(textOf(entryOf(event.currentTarget), 'passphrase'));
  }

  return (
    <form ref={form} className={styles.step} onSubmit={submit}>
      <h3 className={styles.name}>{fileName}</h3>
      {fromOutside && <FromOutside />}
      <PasswordField
        label="Passphrase of this backup"
        hint="The words it was locked with when it was made."
        name="passphrase"
        autoComplete="off"
        error={tries ? WRONG : undefined}
      />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          Open
        </Button>
      </div>
    </form>
  );
}
