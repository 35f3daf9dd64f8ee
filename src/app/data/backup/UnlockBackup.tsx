import { type SubmitEvent, useEffect, useRef } from 'react';
import { FromOutside } from '#app/data/FromOutside.tsx';
import { entryOf } from '#app/forms/entry-of.ts';
import { textOf } from '#domain/parsed.ts';
import { Button } from '#ui/controls/Button.tsx';
import { PasswordField } from '#ui/controls/PasswordField.tsx';
import { focusField } from '#ui/layout/focus-field.ts';
import { words } from '#words/now.ts';
import styles from './BackupPanel.module.css';

interface UnlockBackupProps {
  fileName: string;
  /** How many passphrases were refused so far. */
  tries: number;
  busy: boolean;
  /** Whether another app or page sent the file. */
  fromOutside: boolean;
  onUnlock: (passphrase: string) => void;
  onCancel: () => void;
}

/** Asks for the passphrase of a locked backup. */
export function UnlockBackup({ fileName, tries, busy, fromOutside, onUnlock, onCancel }: UnlockBackupProps) {
  const form = useRef<HTMLFormElement>(null);

  // After each refusal, selects the typed passphrase, so that the parent can replace or check it.
  useEffect(() => {
    const input = form.current?.querySelector('input');
    if (!tries) input?.focus();
    else if (input) {
      focusField(input, words.backup.unlock.wrong);
      input.select();
    }
  }, [tries]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onUnlock(textOf(entryOf(event.currentTarget), 'passphrase'));
  }

  const said = words.backup.unlock;
  return (
    <form ref={form} className={styles.step} onSubmit={submit}>
      <h3 className={styles.name}>{fileName}</h3>
      {fromOutside && <FromOutside />}
      <PasswordField
        label={said.passphrase}
        hint={said.hint}
        name="passphrase"
        autoComplete="off"
        error={tries ? said.wrong : undefined}
      />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onCancel}>
          {words.backup.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {said.open}
        </Button>
      </div>
    </form>
  );
}
