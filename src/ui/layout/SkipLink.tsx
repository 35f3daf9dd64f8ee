import type { MouseEvent } from 'react';
import styles from './SkipLink.module.css';

/** The first tab stop. It skips the menu and leads to `<main id="main" tabIndex={-1}>`. It adds no history entry. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads within the page, by itself before React is there
    <a className={styles.skip} href="#main" onClick={skip} data-no-print>
      Skip to content
    </a>
  );
}
