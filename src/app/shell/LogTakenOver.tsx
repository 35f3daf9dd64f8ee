import type { StorageProblem } from '#domain/log/storage-problem.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { words } from '#words/now.ts';
import styles from './LogTakenOver.module.css';

/**
 * Reports that a newer version of the app has upgraded the log. The screen below the report stays, so that the parent
 * can read or copy it before the reload.
 */
export function LogTakenOver({ problem }: { problem: StorageProblem }) {
  return (
    <div className={styles.notice}>
      <ErrorNotice
        {...words.storage[problem]}
        action={<Button onClick={() => location.reload()}>{words.trouble.reload}</Button>}
      />
    </div>
  );
}
