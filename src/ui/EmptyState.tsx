import type { ElementType, ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  illustration?: ReactNode;
  title: string;
  level?: 2 | 3 | 4;
  /** One sentence: why it is empty, and what will be here. */
  children: ReactNode;
  action?: ReactNode;
}

/** What a screen shows before there is anything to show: a beginning, never an empty table. */
export function EmptyState({ illustration, title, level = 2, children, action }: EmptyStateProps) {
  const Heading: ElementType = `h${level}`;
  return (
    <div className={styles.empty}>
      {illustration && (
        <div className={styles.illustration} aria-hidden="true">
          {illustration}
        </div>
      )}
      <Heading className={styles.title} tabIndex={-1}>
        {title}
      </Heading>
      <p className={styles.sentence}>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
