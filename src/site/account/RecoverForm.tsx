import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { readRecoveryCode } from '#domain/account/recovery-code.ts';
import type { Refusal } from '#session/session-result.ts';
import { recover } from '#session/sign-in.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FormRefusal } from '#ui/controls/FormRefusal.tsx';
import { PasswordField } from '#ui/controls/PasswordField.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { focusField } from '#ui/layout/focus-field.ts';
import { Wordmark } from '#ui/layout/Wordmark.tsx';
import { speech, words } from '#words/now.ts';
import { sayCodeFault } from '#words/say/code-fault.ts';
import { refusalInWords } from '#words/say/refusals.ts';
import styles from './AccountForm.module.css';

interface RecoverFormProps {
  /** The initial email. */
  email: string;
  busy: boolean;
  setBusy: (busy: boolean) => void;
  /** Sets the chosen plan after signing in. */
  arrive: () => Promise<void>;
  onBack: () => void;
}

/** Sets a new password with a recovery code. */
export function RecoverForm({ email, busy, setBusy, arrive, onBack }: RecoverFormProps) {
  const { recover: said, fields } = words.account;
  const form = useRef<HTMLFormElement>(null);
  const [codeError, setCodeError] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  // Validates on input, not on blur. An error that appears or disappears on blur would move the button away from the
  // tap.
  function checkCode({ target }: ChangeEvent<HTMLInputElement>) {
    const read = readRecoveryCode(target.value);
    setCodeError('fault' in read && !read.unfinished ? sayCodeFault(read.fault, speech) : undefined);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const entered = new FormData(event.currentTarget);
    const text = (name: string) => String(entered.get(name));
    const code = readRecoveryCode(text('code'));
    setRefusal(null);
    setCodeError(undefined);
    if ('fault' in code) {
      const error = sayCodeFault(code.fault, speech);
      setCodeError(error);
      const field = form.current?.querySelector<HTMLInputElement>('[name=code]');
      if (field) focusField(field, error);
      return;
    }
    setBusy(true);
    const result = await recover(text('email'), code.bytes, text('password'));
    if (result.success) {
      toast(said.done);
      await arrive();
    } else {
      setRefusal(result);
    }
    setBusy(false);
  }

  return (
    <div className={styles.card}>
      <Wordmark />
      <div className={styles.words}>
        <h1 tabIndex={-1}>{said.heading}</h1>
        <p>{said.lead}</p>
        <p>
          <button type="button" className={styles.toggle} onClick={onBack}>
            {said.back}
          </button>
        </p>
      </div>
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={fields.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          required
        />
        <TextField
          label={said.code}
          hint={said.codeHint}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          error={codeError}
          onChange={checkCode}
          required
        />
        <PasswordField label={said.password} name="password" autoComplete="new-password" required />
        <FormRefusal refusal={refusalInWords(refusal, speech)} />
        <Button type="submit" size="main" wide busy={busy}>
          {said.submit}
        </Button>
      </form>
      <p className={styles.aside}>{said.noCode}</p>
    </div>
  );
}
