import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import styles from './QuickActions.module.css';

const ACTIONS = [
  { to: paths.log(), words: 'Add New Log', icon: NotebookPen },
  { to: paths.calendar(), words: 'View Calendar', icon: CalendarDays },
  { to: paths.profile, words: 'Manage Profile', icon: CircleUserRound },
];

export function QuickActions() {
  return (
    <section aria-label="Quick actions" className={styles.frame}>
      <ul className={styles.actions}>
        {ACTIONS.map(({ to, words, icon: Icon }) => (
          <li key={to}>
            <Link className={styles.action} to={to}>
              <Icon aria-hidden="true" />
              <span>{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
