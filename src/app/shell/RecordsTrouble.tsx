import type { StorageProblem } from '#domain/log/storage-problem.ts';
import { signOut, startDemo, useSession } from '#session/session.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { words } from '#words/now.ts';
import styles from './RecordsTrouble.module.css';

/** Explains why the log cannot be opened, and offers other ways to continue. */
export function RecordsTrouble({ problem }: { problem: StorageProblem }) {
  const signedIn = useSession((session) => session.status === 'signed-in');
  const leave = useSignOut();
  const { trouble } = words;
  return (
    <div className={styles.trouble}>
      <PageHeader title={trouble.notOpened} />
      <ErrorNotice
        {...words.storage[problem]}
        action={
          <>
            <Button onClick={() => location.reload()}>{trouble.reload}</Button>
            {signedIn && (
              <Button variant="quiet" onClick={lookAround}>
                {trouble.demo}
              </Button>
            )}
            <Button variant="quiet" onClick={() => leave()}>
              {trouble.signOut}
            </Button>
          </>
        }
      />
    </div>
  );
}

function lookAround() {
  signOut();
  startDemo();
}
