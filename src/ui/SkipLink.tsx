import styles from './SkipLink.module.css';

/** The first thing Tab finds: past the menu, to `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main" data-no-print>
      Skip to content
    </a>
  );
}
