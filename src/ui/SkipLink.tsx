import styles from './SkipLink.module.css';

/** The first thing Tab finds: past the menu, to `<main id="main" tabIndex={-1}>`. */
export function SkipLink({
  target = 'main',
  children = 'Skip to content',
}: {
  target?: string;
  children?: string;
}) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {children}
    </a>
  );
}
