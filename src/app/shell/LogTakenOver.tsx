import type { StorageProblem } from '#storage/database/storage-error.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import styles from './LogTakenOver.module.css';

/** Above a screen whose log a newer version has: what is on the screen stays, to be read or copied before the reload. */
export function LogTakenOver({ problem }: { problem: StorageProblem }) {
  return (
    <div className={styles.notice}>
      <ErrorNotice
        title={problem.title}
        happened={problem.message}
        action={<Button onClick={() => location.reload()}>Reload</Button>}
      />
    </div>
  );
}
