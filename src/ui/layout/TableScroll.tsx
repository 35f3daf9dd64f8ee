import type { ReactNode } from 'react';
import styles from './TableScroll.module.css';

/** A scroll container for a wide table. It scrolls by touch and keyboard. A shade shows that more columns follow. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard (WCAG 2.1.1)
    <section aria-label={label} className={styles.scroll} tabIndex={0}>
      {children}
    </section>
  );
}
