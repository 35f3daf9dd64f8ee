import { words } from '#words/now.ts';
import styles from './FromOutside.module.css';

/** A warning beside a shared file. Any web page can share files to the app, so the parent decides. */
export function FromOutside() {
  return <p className={styles.notice}>{words.backup.files.fromOutside}</p>;
}
