import { type FormEvent, useState } from 'react';
import type { Plan } from '#domain/account/plans.ts';
import type { Refusal, SessionResult } from '#session/session-result.ts';
import { signIn, signUp } from '#session/sign-in.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FormRefusal } from '#ui/controls/FormRefusal.tsx';
import { NameField } from '#ui/controls/NameField.tsx';
import { PasswordField } from '#ui/controls/PasswordField.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Rich } from '#ui/layout/Rich.tsx';
import { Wordmark } from '#ui/layout/Wordmark.tsx';
import { speech, words } from '#words/now.ts';
import { refusalInWords } from '#words/say/refusals.ts';
import styles from './AccountForm.module.css';

export type Mode = 'signIn' | 'signUp';

interface AccountFormProps {
  mode: Mode;
  setMode: (mode: Mode) => void;
  /**
   * The mode in which the page opened. It is the `key` of the buttons, so the two modes never share one. A tap that
   * React replays after hydration therefore cannot press a button of the other mode.
   */
  cameFor: Mode;
  /** The initial email. */
  email: string;
  /** The plan that the visitor chose before signing up. */
  plan: Plan | undefined;
  /** Sets the chosen plan after signing in. */
  arrive: () => Promise<void>;
  busy: boolean;
  setBusy: (busy: boolean) => void;
  onForgot: () => void;
}

export function AccountForm({
  mode,
  setMode,
  cameFor,
  email,
  plan,
  arrive,
  busy,
  setBusy,
  onForgot,
}: AccountFormProps) {
  const [refused, setRefused] = useState<{ in: Mode; refusal: Refusal }>();
  const { account } = words;
  const said = account[mode];

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const entered = new FormData(event.currentTarget);
    const text = (name: string) => String(entered.get(name));
    setRefused(undefined);
    setBusy(true);
    const result: SessionResult =
      mode === 'signIn'
        ? await signIn(text('email'), text('password'))
        : await signUp({ name: text('name'), email: text('email'), password: text('password') }, Date.now());
    if (result.success) {
      toast(said.done);
      await arrive();
    } else {
      setRefused({ in: mode, refusal: result });
    }
    setBusy(false);
  }

  function changeMode() {
    setRefused(undefined);
    setMode(mode === 'signIn' ? 'signUp' : 'signIn');
  }

  return (
    <div className={styles.card}>
      <Wordmark />
      <div className={styles.words}>
        <h1 tabIndex={-1}>{said.heading}</h1>
        <p>
          <Rich
            of={said.other((text) => (
              <button key={cameFor} type="button" className={styles.toggle} onClick={changeMode}>
                {text}
              </button>
            ))}
          />
        </p>
      </div>
      {plan && (
        <p key={mode} className={styles.plan}>
          <Rich of={said.planChosen(<b>{words.site.plan.names[plan.planId]}</b>)} />
        </p>
      )}
      <form className={styles.form} onSubmit={enter}>
        {mode === 'signUp' && <NameField />}
        <TextField
          label={account.fields.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          required
        />
        <PasswordField
          label={account.fields.password}
          name="password"
          autoComplete={mode === 'signIn' ? 'current-password' : 'new-password'}
          hint={mode === 'signUp' && account.signUp.passwordHint}
          required
        />
        <FormRefusal refusal={refusalInWords(refused?.in === mode ? refused.refusal : null, speech)} />
        <Button key={cameFor} type="submit" size="main" wide busy={busy}>
          {said.submit}
        </Button>
      </form>
      {mode === 'signIn' && (
        <p>
          <button type="button" className={styles.toggle} onClick={onForgot}>
            {account.signIn.forgot}
          </button>
        </p>
      )}
    </div>
  );
}
