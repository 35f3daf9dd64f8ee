import styles from './Spinner.module.css';

/** A decorative sign of running work, as large as the text beside it. The text must say what is running. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
