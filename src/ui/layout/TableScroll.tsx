import type { ReactNode } from 'react';
import styles from './TableScroll.module.css';

/** Room for a table that may be wider than its place: it moves by itself, by finger and by key, and shows that it can. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by key (WCAG 2.1.1)
    <section aria-label={label} className={styles.scroll} tabIndex={0}>
      {children}
    </section>
  );
}
