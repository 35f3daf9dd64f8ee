import { Mark } from './Mark.tsx';
import styles from './Wordmark.module.css';

/** The name is the same in every language. */
const NAME = 'Wee Hours';

/** The mark and the name. In a header, put it inside the link home. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Mark />
      <span>{NAME}</span>
    </span>
  );
}
