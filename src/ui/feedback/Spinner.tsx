import styles from './Spinner.module.css';

/** A quiet sign of work, the size of the text beside it. Say in words what is going on; this is decoration. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
