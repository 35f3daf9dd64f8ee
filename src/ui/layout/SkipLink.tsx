import type { MouseEvent } from 'react';
import { words } from '#words/now.ts';
import styles from './SkipLink.module.css';

/**
 * The first tab stop. It moves the focus past the menu to `<main id="main" tabIndex={-1}>`, without a history entry.
 */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it links to a part of the page, and works before React has loaded
    <a className={styles.skip} href="#main" onClick={skip} data-no-print>
      {words.ui.skip}
    </a>
  );
}
