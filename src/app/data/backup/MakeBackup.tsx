import HardDriveDownload from 'lucide-react/icons/hard-drive-download';
import { type SubmitEvent, useRef, useState } from 'react';
import { useLastBackup } from '#app/family/use-last-backup.ts';
import { entryOf } from '#app/forms/entry-of.ts';
import { useFieldErrors } from '#app/forms/use-field-errors.ts';
import { type Entry, type FieldErrors, textOf } from '#domain/parsed.ts';
import { Button } from '#ui/controls/Button.tsx';
import { CheckboxField } from '#ui/controls/CheckboxField.tsx';
import { PasswordField } from '#ui/controls/PasswordField.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import styles from './MakeBackup.module.css';
import { useMakeBackup } from './use-make-backup.ts';

/** The minimum length of a passphrase. Shorter ones can be guessed in an afternoon, however strong the encryption. */
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

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onInput={onInput}
      onSubmit={(event) => void submit(event)}
    >
      <p>
        One file with every baby, every entry, what you deleted lately, and your settings.{' '}
        {backup && <span className={styles.last}>{backup.words}</span>}
      </p>
      <CheckboxField
        label="Lock it with a passphrase"
        hint="An open file can be read by whoever gets hold of it."
        checked={locked}
        onChange={(event) => setLocked(event.target.checked)}
      />
      {locked && (
        <>
          <PasswordField
            label="Passphrase"
            hint="A few words you will still know in a year. Without it nobody can open the file, not even we."
            name="passphrase"
            autoComplete="off"
            error={errors.passphrase}
          />
          <PasswordField
            label="The same passphrase once more"
            name="again"
            autoComplete="off"
            error={errors.again}
          />
        </>
      )}
      {problem && <ErrorNotice {...problem} />}
      <div>
        <Button type="submit" icon={<HardDriveDownload aria-hidden="true" />} busy={busy}>
          Make a backup
        </Button>
      </div>
    </form>
  );
}

function passphraseErrors(entry: Entry): FieldErrors {
  const passphrase = textOf(entry, 'passphrase');
  if (passphrase.length < SHORTEST_PASSPHRASE) {
    return { passphrase: `Use at least ${SHORTEST_PASSPHRASE} characters. Three words will do.` };
  }
  return passphrase === textOf(entry, 'again')
    ? {}
    : { again: 'This is not the same as above. Type both once more, or look at them with the eye.' };
}
