import type { ReactNode } from 'react';
import styles from './CardActions.module.css';

/** The two buttons of a card that offers something. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
