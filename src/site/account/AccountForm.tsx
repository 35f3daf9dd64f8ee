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
import { Wordmark } from '#ui/layout/Wordmark.tsx';
import styles from './AccountForm.module.css';

/** The texts that differ between the two modes of the form. */
const MODES = {
  signIn: {
    heading: 'Sign in to your account',
    submit: 'Sign In',
    toggle: 'start your 14-day free trial',
    other: 'signUp',
    welcome: 'Welcome back!',
  },
  signUp: {
    heading: 'Create a new account',
    submit: 'Sign Up',
    toggle: 'sign in to your existing account',
    other: 'signIn',
    welcome: 'Account created!',
  },
} as const;

export type Mode = keyof typeof MODES;

interface AccountFormProps {
  mode: Mode;
  setMode: (mode: Mode) => void;
  /**
   * The mode that the visitor came for. Each mode has its own buttons: a tap replayed from the prerendered page must
   * not press a button of the other mode.
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
  const { heading, submit, toggle, other, welcome } = MODES[mode];

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
      toast({ title: welcome, description: "You're being redirected to your dashboard." });
      await arrive();
    } else {
      setRefused({ in: mode, refusal: result });
    }
    setBusy(false);
  }

  function changeMode() {
    setRefused(undefined);
    setMode(other);
  }

  return (
    <div className={styles.card}>
      <Wordmark />
      <div className={styles.words}>
        <h1 tabIndex={-1}>{heading}</h1>
        <p>
          Or{' '}
          <button key={cameFor} type="button" className={styles.toggle} onClick={changeMode}>
            {toggle}
          </button>
        </p>
      </div>
      {plan && (
        <p className={styles.plan}>
          You chose the <b>{plan.name}</b> plan. It is yours as soon as you are in.
        </p>
      )}
      <form className={styles.form} onSubmit={enter}>
        {mode === 'signUp' && <NameField />}
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          required
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete={mode === 'signIn' ? 'current-password' : 'new-password'}
          hint={
            mode === 'signUp' &&
            'It is kept on this device only, so nobody can send you a new one. Choose one that you will remember; next you get a recovery code for the day you do not.'
          }
          required
        />
        <FormRefusal refusal={refused?.in === mode ? refused.refusal : null} />
        <Button key={cameFor} type="submit" size="main" wide busy={busy}>
          {submit}
        </Button>
      </form>
      {mode === 'signIn' && (
        <p>
          <button type="button" className={styles.toggle} onClick={onForgot}>
            Forgot your password?
          </button>
        </p>
      )}
    </div>
  );
}
