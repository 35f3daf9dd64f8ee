import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { words } from '#words/now.ts';
import styles from './QuickActions.module.css';

const ACTIONS = [
  { to: paths.log(), name: 'addLog', icon: NotebookPen },
  { to: paths.calendar(), name: 'viewCalendar', icon: CalendarDays },
  { to: paths.profile, name: 'manageProfile', icon: CircleUserRound },
] as const;

export function QuickActions() {
  const { dashboard } = words.first;
  return (
    <section aria-label={dashboard.quickActions} className={styles.frame}>
      <ul className={styles.actions} role="list">
        {ACTIONS.map(({ to, name, icon: Icon }) => (
          <li key={to}>
            <Link className={styles.action} to={to}>
              <Icon aria-hidden="true" />
              <span>{dashboard[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
