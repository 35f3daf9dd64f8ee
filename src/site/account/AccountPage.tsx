import { useCallback, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '#session/session.ts';
import { useSignInWaits } from '#session/use-sign-in-waits.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { TryDemoButton } from '#site/TryDemoButton.tsx';
import { words } from '#words/now.ts';
import { AccountForm, type Mode } from './AccountForm.tsx';
import styles from './AccountPage.module.css';
import { useArrival } from './arrival.ts';
import { RecoverForm } from './RecoverForm.tsx';
import { takePlan } from './take-plan.ts';

/** Signs in or up, and continues to the page that the visitor wanted. */
export function AccountPage() {
  const { account } = words;
  const { destination, plan, yearly, isNew } = useArrival();
  const signedIn = useSession((session) => session.status === 'signed-in');
  const [busy, setBusy] = useState(false);
  useSignInWaits();
  const [chosen, setMode] = useState<Mode>();
  const cameFor = isNew ? 'signUp' : 'signIn';
  const [forgot, setForgot] = useState(false);
  const [email, setEmail] = useState('');
  const page = useRef<HTMLDivElement>(null);

  const [turns, setTurns] = useState(0);

  /** Switches between the forms and keeps the email. */
  const turn = useCallback((toForgot: boolean) => {
    setEmail(page.current?.querySelector<HTMLInputElement>('[name=email]')?.value ?? '');
    setForgot(toForgot);
    setTurns((before) => before + 1);
  }, []);

  // Switching removes the form that had the focus, so the focus moves to the heading.
  useEffect(() => {
    if (turns > 0) page.current?.querySelector('h1')?.focus();
  }, [turns]);

  // A header link to this page resets the form. The skip link has a hash and only moves within the page.
  const { key, hash, state } = useLocation();
  const begun = useRef(key);
  useEffect(() => {
    if (key === begun.current || hash) return;
    begun.current = key;
    if (state?.signIn) setMode('signIn');
    turn(false);
  }, [key, hash, state, turn]);

  async function arrive() {
    if (plan) await takePlan(plan, yearly);
  }

  // After signing in, the form stays until the chosen plan is set. A visitor who was already signed in continues at
  // once.
  if (signedIn && !busy) return <Navigate to={destination} replace />;
  return (
    <div ref={page} className={styles.page}>
      <PageMeta title={account.title} description={account.description} />
      {forgot ? (
        <RecoverForm email={email} busy={busy} setBusy={setBusy} arrive={arrive} onBack={() => turn(false)} />
      ) : (
        <AccountForm
          mode={chosen ?? cameFor}
          setMode={setMode}
          cameFor={cameFor}
          email={email}
          plan={plan}
          arrive={arrive}
          busy={busy}
          setBusy={setBusy}
          onForgot={() => turn(true)}
        />
      )}
      <aside className={styles.aside} aria-labelledby="looking">
        <h2 id="looking">{account.demo.heading}</h2>
        <p>{account.demo.text}</p>
        <TryDemoButton variant="quiet" />
      </aside>
    </div>
  );
}
