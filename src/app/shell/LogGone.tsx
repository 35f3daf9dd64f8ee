import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StorageProblem } from '#domain/log/storage-problem.ts';
import { dayAt } from '#domain/time/when.ts';
import { formatDate } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import { userIn, useSession } from '#session/session.ts';
import { usePreferences, zoneOf } from '#session/use-preferences.ts';
import { beginAfresh } from '#session/use-records.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { lastSeenAt } from '#storage/database/eviction-guard.ts';
import { userRecordsName } from '#storage/database/open-log.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { speech, words } from '#words/now.ts';
import styles from './LogGone.module.css';

interface LogGoneProps {
  problem: StorageProblem;
  /**
   * Whether the report replaces the screen. False if an open log was evicted, because this tab still shows its content.
   */
  alone: boolean;
}

/**
 * Reports an evicted log. Shows what is known about the loss and how the parent can continue. Nothing is saved until
 * the parent chooses how to continue.
 */
export function LogGone({ problem, alone }: LogGoneProps) {
  const userId = useSession(userIn)?.userId ?? null;
  const [hasAccount, setHasAccount] = useState<boolean | null>(null);
  useEffect(() => {
    // If the look-up fails, offers the buttons that need an account. Each of these buttons reports its own failure.
    if (userId) isAccountHere(userId).then(setHasAccount, () => setHasAccount(true));
  }, [userId]);
  const { trouble } = words;
  const facts = [
    useLastKeptWords(userId),
    words.storage[problem].happened,
    !alone && trouble.stillShown,
    hasAccount === false && trouble.accountGone,
  ];
  const happened = facts.filter(Boolean).join(' ');
  return (
    <div className={styles.gone}>
      {alone && <PageHeader title={trouble.missing} />}
      <ErrorNotice
        title={words.storage[problem].title}
        happened={happened}
        action={hasAccount === null ? null : hasAccount ? <WaysOn /> : <SignUpAgain />}
      />
    </div>
  );
}

async function isAccountHere(userId: string): Promise<boolean> {
  const { accountExists } = await import('#storage/accounts/accounts.ts');
  return accountExists(userId);
}

function useLastKeptWords(userId: string | null): string | null {
  const [preferences] = usePreferences();
  const at = userId === null ? null : lastSeenAt(userRecordsName(userId));
  return at === null
    ? null
    : words.trouble.lastOpened(formatDate(dayAt(at, zoneOf(preferences)), speech.locale));
}

function WaysOn() {
  const navigate = useNavigate();
  const leave = useSignOut();
  const { trouble } = words;

  async function restore() {
    await beginAfresh({ toRestore: true });
    void navigate(paths.backup);
  }

  return (
    <>
      <Button onClick={() => void restore()}>{trouble.restore}</Button>
      <Button variant="quiet" onClick={() => void beginAfresh({ toRestore: false })}>
        {trouble.startOver}
      </Button>
      <Button variant="quiet" onClick={() => leave()}>
        {trouble.signOut}
      </Button>
    </>
  );
}

function SignUpAgain() {
  const leave = useSignOut();
  return <Button onClick={() => leave(paths.account, { signUp: true })}>{words.trouble.signUpAgain}</Button>;
}
