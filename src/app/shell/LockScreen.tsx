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
import { speech, words } from '#words/now.ts';
import { refusalInWords } from '#words/say/refusals.ts';
import { Dimmer } from './Dimmer.tsx';
import styles from './LockScreen.module.css';
import { useDimming } from './use-dimming.ts';

/**
 * Asks for the password before the app is shown again. Shows the email of the account, but nothing of the log. Reports
 * if a half-typed form was discarded. In crib mode the lock screen is as dark as the crib screen.
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
  const { lock } = words;

  // Clears the badge, because it shows the number of running timers, which is part of the log.
  useEffect(() => showBadge(0), []);
  useEffect(() => {
    if (!userId) return;
    const { after, touchedAt } = readAutoLock(userId);
    // Deletes shared files that arrived before the lock was due. Later files wait for the password.
    void forgetSharedFiles(touchedAt + after * MINUTE);
  }, [userId]);
  useEffect(() => {
    announce(wasTyping ? words.lock.announcedTyping : words.lock.announced);
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
      <PageTitle>{lock.title}</PageTitle>
      <div className={styles.card}>
        <Wordmark />
        <div className={styles.words}>
          <h1 tabIndex={-1}>{lock.title}</h1>
          <p className={styles.about}>{lock.about}</p>
          {wasTyping && <p className={styles.about}>{lock.typing}</p>}
        </div>
        <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
          <p className={styles.email}>{email}</p>
          {/* Password managers look for a username beside a password. */}
          <input type="text" name="username" autoComplete="username" defaultValue={email} hidden />
          <PasswordField label={lock.password} name="password" autoComplete="current-password" required />
          <FormRefusal refusal={refusalInWords(refusal, speech)} />
          <Button type="submit" size="main" wide busy={busy}>
            {lock.unlock}
          </Button>
        </form>
        <div className={styles.leave}>
          <Button variant="ghost" onClick={() => signOut()}>
            {lock.signOut}
          </Button>
          <p className={styles.about}>{lock.forgot}</p>
        </div>
        {inCrib && <Dimmer dim={dim} onDim={setDim} />}
      </div>
    </main>
  );
}
