import styles from './FromOutside.module.css';

/** Beside a file that was shared to the app: any web page can do that, so the parent decides. */
export function FromOutside() {
  return (
    <p className={styles.notice}>This was sent from outside Wee Hours. Use it only if you expected it.</p>
  );
}
