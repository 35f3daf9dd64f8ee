import { signOut, startDemo, useSession } from '#session/session.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import type { StorageProblem } from '#storage/database/storage-error.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import styles from './RecordsTrouble.module.css';

/** Explains why the log is not available, and offers alternatives. */
export function RecordsTrouble({ problem }: { problem: StorageProblem }) {
  const signedIn = useSession((session) => session.status === 'signed-in');
  const leave = useSignOut();
  return (
    <div className={styles.trouble}>
      <PageHeader title="Your log could not be opened" />
      <ErrorNotice
        title={problem.title}
        happened={problem.message}
        action={
          <>
            <Button onClick={() => location.reload()}>Reload</Button>
            {signedIn && (
              <Button variant="quiet" onClick={lookAround}>
                Try the demo
              </Button>
            )}
            <Button variant="quiet" onClick={() => leave()}>
              Sign out
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
