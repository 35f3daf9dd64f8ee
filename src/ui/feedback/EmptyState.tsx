import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  illustration?: ReactNode;
  title: string;
  /** One sentence: why there is no content, and what will be here. */
  children: ReactNode;
  action?: ReactNode;
}

/** A screen without content shows this in place of an empty table. */
export function EmptyState({ illustration, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {illustration && (
        <div className={styles.illustration} aria-hidden="true">
          {illustration}
        </div>
      )}
      <h2 className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.sentence}>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
