import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MINUTE } from '#domain/time/when.ts';
import { paths } from '#paths.ts';
import { showBadge } from '#session/app-badge.ts';
import { ownerOf, useSession } from '#session/session.ts';
import type { Refusal } from '#session/session-result.ts';
import { unlock } from '#session/unlock.ts';
import { useSignInWaits } from '#session/use-sign-in-waits.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { readAutoLock } from '#storage/accounts/auto-lock.ts';
import { forgetSharedFiles } from '#storage/browser/shared-files.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FormRefusal } from '#ui/controls/FormRefusal.tsx';
import { PasswordField } from '#ui/controls/PasswordField.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Wordmark } from '#ui/layout/Wordmark.tsx';
import { Dimmer } from './Dimmer.tsx';
import styles from './LockScreen.module.css';
import { useDimming } from './use-dimming.ts';

const TYPED_IS_GONE = 'The form that was open had not been saved: please fill it in once more.';

/**
 * Asks for the password before the app is shown again. It shows the email of the account, but nothing of its log. It
 * reports a discarded half-typed form. In crib mode it is as dark as the crib screen.
 */
export function LockScreen({ wasTyping }: { wasTyping: boolean }) {
  const email = useSession((session) => (session.status === 'signed-in' ? session.user.email : ''));
  const userId = useSession(ownerOf);
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const signOut = useSignOut();
  useSignInWaits();
  const inCrib = useLocation().pathname === paths.crib;
  const [dim, setDim] = useDimming();

  // Clears the badge, because the number of running timers is part of the log.
  useEffect(() => showBadge(0), []);
  useEffect(() => {
    if (!userId) return;
    const { after, touchedAt } = readAutoLock(userId);
    // Deletes shared files that arrived before the lock was due. Later files wait for the password.
    void forgetSharedFiles(touchedAt + after * MINUTE);
  }, [userId]);
  useEffect(() => {
    announce(wasTyping ? `Wee Hours is locked. ${TYPED_IS_GONE}` : 'Wee Hours is locked.');
    form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }, [wasTyping]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const password = String(new FormData(event.currentTarget).get('password'));
    setRefusal(null);
    setBusy(true);
    const result = await unlock(password);
    if (!result.success) setRefusal(result);
    setBusy(false);
  }

  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <PageTitle>Locked</PageTitle>
      <div className={styles.card}>
        <Wordmark />
        <div className={styles.words}>
          <h1 tabIndex={-1}>Locked</h1>
          <p className={styles.about}>
            Your log is as you left it, and what is running goes on. Enter your password to come back.
          </p>
          {wasTyping && <p className={styles.about}>{TYPED_IS_GONE}</p>}
        </div>
        <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
          <p className={styles.email}>{email}</p>
          {/* Password managers look for a username beside a password. */}
          <input type="text" name="username" autoComplete="username" defaultValue={email} hidden />
          <PasswordField label="Password" name="password" autoComplete="current-password" required />
          <FormRefusal refusal={refusal} />
          <Button type="submit" size="main" wide busy={busy}>
            Unlock
          </Button>
        </form>
        <div className={styles.leave}>
          <Button variant="ghost" onClick={() => signOut()}>
            Sign out
          </Button>
          <p className={styles.about}>
            Forgot your password? Sign out; your recovery code sets a new one when you sign in.
          </p>
        </div>
        {inCrib && <Dimmer dim={dim} onDim={setDim} />}
      </div>
    </main>
  );
}
