import { words } from '#words/now.ts';
import styles from './FromOutside.module.css';

/**
 * Warns that a file was shared to the app. Any web page can share files, so the parent decides whether to open them.
 */
export function FromOutside() {
  return <p className={styles.notice}>{words.backup.files.fromOutside}</p>;
}
