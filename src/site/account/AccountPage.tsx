import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate } from 'react-router-dom';
import { useSession } from '#session/session.ts';
import { useSignInWaits } from '#session/use-sign-in-waits.ts';
import { PageMeta } from '#site/PageMeta.tsx';
import { TryDemoButton } from '#site/TryDemoButton.tsx';
import { AccountForm, type Mode } from './AccountForm.tsx';
import styles from './AccountPage.module.css';
import { useArrival } from './arrival.ts';
import { RecoverForm } from './RecoverForm.tsx';
import { takePlan } from './take-plan.ts';

/** Sign in or sign up, and on to where the visitor was going. */
export function AccountPage() {
  const { destination, plan, yearly, isNew } = useArrival();
  const signedIn = useSession((session) => session.status === 'signed-in');
  const [busy, setBusy] = useState(false);
  useSignInWaits();
  const [chosen, setMode] = useState<Mode>();
  const cameFor = isNew ? 'signUp' : 'signIn';
  const [forgot, setForgot] = useState(false);
  const [email, setEmail] = useState('');
  const page = useRef<HTMLDivElement>(null);

  /** From one form to the other, with the email that was typed; the focus would be gone with the form that had it. */
  function turn(toForgot: boolean) {
    const typed = page.current?.querySelector<HTMLInputElement>('[name=email]')?.value ?? '';
    flushSync(() => {
      setEmail(typed);
      setForgot(toForgot);
    });
    page.current?.querySelector('h1')?.focus();
  }

  async function arrive() {
    if (plan) await takePlan(plan, yearly);
  }

  // The form stays until its plan is set; whoever was signed in already, here or in another tab, goes straight on.
  if (signedIn && !busy) return <Navigate to={destination} replace />;
  return (
    <div ref={page} className={styles.page}>
      <PageMeta
        title="Account"
        description="Sign in, or start 14 days of the whole app, free and without a card. Your account is kept on your own device."
      />
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
        <h2 id="looking">Just looking?</h2>
        <p>The demo needs no account. It is the whole app on sample data, and it saves nothing.</p>
        <TryDemoButton variant="quiet" />
      </aside>
    </div>
  );
}
