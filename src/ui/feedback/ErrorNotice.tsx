import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import styles from './ErrorNotice.module.css';

interface ErrorNoticeProps {
  title: string;
  /** What happened, and what was not lost. */
  happened: ReactNode;
  /** What to do now. */
  todo?: ReactNode;
  action?: ReactNode;
}

/** An error: what happened, what to do, and an action. Screen readers announce it immediately. */
export function ErrorNotice({ title, happened, todo, action }: ErrorNoticeProps) {
  return (
    <div className={styles.notice} role="alert">
      <TriangleAlert aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>{happened}</p>
        {todo && <p>{todo}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
