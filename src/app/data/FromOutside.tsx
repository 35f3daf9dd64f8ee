import styles from './FromOutside.module.css';

/** A warning beside a shared file. Any web page can share files to the app, so the parent decides. */
export function FromOutside() {
  return (
    <p className={styles.notice}>This was sent from outside Wee Hours. Use it only if you expected it.</p>
  );
}
