import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** A few words above the title that locate the page. */
  eyebrow?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Puts the title and the description on one line. For screens whose content matters more than their name. */
  compact?: boolean;
  /** On a phone in landscape, only screen readers get it. For screens that begin with tabs. */
  yields?: boolean;
}

/** The page's only h1. It can take the focus after a navigation. */
export function PageHeader({ title, eyebrow, description, actions, compact, yields }: PageHeaderProps) {
  return (
    <header
      className={styles.header}
      data-compact={compact ? '' : undefined}
      data-yields={yields ? '' : undefined}
    >
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
