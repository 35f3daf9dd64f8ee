import { Link } from 'react-router-dom';
import { useNow } from '#app/family/use-now.ts';
import { paths } from '#paths.ts';
import { allowanceIn, useSession } from '#session/session.ts';
import { Rich } from '#ui/layout/Rich.tsx';
import { words } from '#words/now.ts';
import styles from './TrialNote.module.css';

/** The note appears this many days before the trial ends. That is early enough to decide and late enough not to nag. */
const LAST_DAYS = 3;

/** Shows one line shortly before the trial ends. Profile always shows the end date. */
export function TrialNote() {
  const now = useNow();
  const { trialDaysLeft: left } = allowanceIn(useSession(), now);
  if (left === 0 || left > LAST_DAYS) return null;
  return (
    <p className={styles.note}>
      <Rich of={words.welcome.trialEnds(left, (text) => <Link to={paths.pricing}>{text}</Link>)} />
    </p>
  );
}
