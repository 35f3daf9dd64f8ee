import type { ReactNode } from 'react';
import styles from './Rows.module.css';

interface RowsProps {
  as?: 'ul' | 'ol';
  label?: string;
  children: ReactNode;
}

/** A list of rows with lines between them. */
export function Rows({ as: List = 'ul', label, children }: RowsProps) {
  return (
    <List className={styles.rows} role="list" aria-label={label}>
      {children}
    </List>
  );
}

interface RowProps {
  picture?: ReactNode;
  title: ReactNode;
  /** A line of facts under the title. */
  about: ReactNode;
  /** The buttons of the row, at its end. */
  children?: ReactNode;
}

/** One row: a picture, a title, facts, and buttons at the end. */
export function Row({ picture, title, about, children }: RowProps) {
  return (
    <li className={styles.row}>
      {picture && <div>{picture}</div>}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.about}>{about}</p>
      </div>
      {children && <div className={styles.acts}>{children}</div>}
    </li>
  );
}
