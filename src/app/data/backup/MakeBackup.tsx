import HardDriveDownload from 'lucide-react/icons/hard-drive-download';
import { type SubmitEvent, useRef, useState } from 'react';
import { useLastBackup } from '#app/family/use-last-backup.ts';
import { entryOf } from '#app/forms/entry-of.ts';
import { type FieldTexts, useFieldErrors } from '#app/forms/use-field-errors.ts';
import { type Entry, textOf } from '#domain/parsed.ts';
import { Button } from '#ui/controls/Button.tsx';
import { CheckboxField } from '#ui/controls/CheckboxField.tsx';
import { PasswordField } from '#ui/controls/PasswordField.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { words } from '#words/now.ts';
import styles from './MakeBackup.module.css';
import { useMakeBackup } from './use-make-backup.ts';

/**
 * The minimum length of a passphrase. A shorter passphrase can be guessed in an afternoon, even with strong encryption.
 */
const SHORTEST_PASSPHRASE = 8;

/** Makes a backup file, with or without a passphrase. */
export function MakeBackup() {
  const { make, busy, problem } = useMakeBackup();
  const backup = useLastBackup();
  const form = useRef<HTMLFormElement>(null);
  const [locked, setLocked] = useState(false);
  const { errors, refuse, onInput } = useFieldErrors(form);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const entry = entryOf(event.currentTarget);
    const found = locked ? passphraseErrors(entry) : {};
    refuse(found);
    if (Object.keys(found).length) return;
    if (await make(locked ? textOf(entry, 'passphrase') : null)) {
      form.current?.reset();
      setLocked(false);
    }
  }

  const said = words.backup.make;
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onInput={onInput}
      onSubmit={(event) => void submit(event)}
    >
      <p>
        <span>{said.about}</span> {backup && <span className={styles.last}>{backup.words}</span>}
      </p>
      <CheckboxField
        label={said.lock}
        hint={said.lockHint}
        checked={locked}
        onChange={(event) => setLocked(event.target.checked)}
      />
      {locked && (
        <>
          <PasswordField
            label={said.passphrase}
            hint={said.passphraseHint}
            name="passphrase"
            autoComplete="off"
            error={errors.passphrase}
          />
          <PasswordField label={said.again} name="again" autoComplete="off" error={errors.again} />
        </>
      )}
      {problem && <ErrorNotice {...problem} />}
      <div>
        <Button type="submit" icon={<HardDriveDownload aria-hidden="true" />} busy={busy}>
          {said.make}
        </Button>
      </div>
    </form>
  );
}

function passphraseErrors(entry: Entry): FieldTexts {
  const { tooShort, notSame } = words.backup.make;
  const passphrase = textOf(entry, 'passphrase');
  if (passphrase.length < SHORTEST_PASSPHRASE) {
    return { passphrase: tooShort(SHORTEST_PASSPHRASE) };
  }
  return passphrase === textOf(entry, 'again') ? {} : { again: notSame };
}
