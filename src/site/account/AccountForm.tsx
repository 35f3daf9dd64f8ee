import { type FormEvent, useState } from 'react';
import type { Plan } from '#domain/plans.ts';
import { choosePlan, type SessionResult, signIn, signUp } from '#session/session.ts';
import { checkoutFor } from '#site/checkout.ts';
import { toastUpgrade } from '#site/toast-upgrade.ts';
import { Button } from '#ui/Button.tsx';
import { FieldError } from '#ui/FieldError.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { toast } from '#ui/toast.ts';
import { Wordmark } from '#ui/Wordmark.tsx';
import styles from './AccountForm.module.css';

/** The words that differ between the two modes of the one form. */
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

interface AccountFormProps {
  /** The plan that was chosen before there was an account; it is set right after. */
  plan: Plan | undefined;
  yearly: boolean;
  busy: boolean;
  setBusy: (busy: boolean) => void;
}

export function AccountForm({ plan, yearly, busy, setBusy }: AccountFormProps) {
  const [mode, setMode] = useState<keyof typeof MODES>('signIn');
  const [error, setError] = useState<string>();
  const { heading, submit, toggle, other, welcome } = MODES[mode];

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const entered = new FormData(event.currentTarget);
    const text = (name: string) => String(entered.get(name));
    setError(undefined);
    setBusy(true);
    const result: SessionResult =
      mode === 'signIn'
        ? await signIn(text('email'), text('password'))
        : await signUp({ name: text('name'), email: text('email'), password: text('password') }, Date.now());
    if (result.success) {
      toast({ title: welcome, description: "You're being redirected to your dashboard." });
      if (plan) await take(plan, yearly);
    } else {
      setError(result.error);
    }
    setBusy(false);
  }

  function changeMode() {
    setError(undefined);
    setMode(other);
  }

  return (
    <div className={styles.card}>
      <Wordmark />
      <div className={styles.words}>
        <h1 tabIndex={-1}>{heading}</h1>
        <p>
          Or{' '}
          <button type="button" className={styles.toggle} onClick={changeMode}>
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
        {mode === 'signUp' && <TextField label="Name" name="name" autoComplete="name" required />}
        <TextField label="Email" name="email" type="email" autoComplete="email" required />
        <PasswordField
          label="Password"
          name="password"
          autoComplete={mode === 'signIn' ? 'current-password' : 'new-password'}
          hint={
            mode === 'signUp' &&
            'It is kept on this device only, so nobody can send you a new one. Choose one that you will remember.'
          }
          required
        />
        <div role="alert">{error && <FieldError id="account-error">{error}</FieldError>}</div>
        <Button type="submit" size="main" wide busy={busy}>
          {submit}
        </Button>
      </form>
    </div>
  );
}

async function take(plan: Plan, yearly: boolean): Promise<void> {
  const result = await choosePlan(plan.planId, Date.now());
  if (!result.success) {
    toast({
      title: `${plan.name} was not set`,
      description: `${result.error} Choose it again under Pricing.`,
    });
    return;
  }
  toastUpgrade(plan);
  const checkout = checkoutFor(plan.planId, yearly);
  if (checkout) location.assign(checkout);
}
