import { Mark } from './Mark.tsx';
import styles from './Wordmark.module.css';

/** The mark and the name. In a header, put it inside the link home. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Mark />
      Wee Hours
    </span>
  );
}
