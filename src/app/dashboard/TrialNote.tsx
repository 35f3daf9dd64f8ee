import { Link } from 'react-router-dom';
import { useNow } from '#app/family/use-now.ts';
import { paths } from '#paths.ts';
import { allowanceIn, useSession } from '#session/session.ts';
import { Rich } from '#ui/layout/Rich.tsx';
import { words } from '#words/now.ts';
import styles from './TrialNote.module.css';

/** How many days before the end of the trial the note appears: early enough to decide, late enough not to nag. */
const LAST_DAYS = 3;

/** One line shortly before the trial ends, so that its end is no surprise. Profile always shows the end date. */
export function TrialNote() {
  const now = useNow();
  const { trialDaysLeft: left } = allowanceIn(useSession(), now);
  if (left === 0 || left > LAST_DAYS) return null;
  return (
    <p className={styles.note}>
      <Rich of={words.first.dashboard.trialEnds(left, (text) => <Link to={paths.pricing}>{text}</Link>)} />
    </p>
  );
}
