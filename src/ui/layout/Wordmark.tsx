import { Mark } from './Mark.tsx';
import styles from './Wordmark.module.css';

/** The mark and the name. In a header it is the link home: put it inside the link. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Mark />
      Wee Hours
    </span>
  );
}
