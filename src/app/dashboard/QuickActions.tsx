import { CalendarDays, CircleUserRound, NotebookPen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import styles from './QuickActions.module.css';

export function QuickActions() {
  return (
    <section aria-label="Quick actions" className={styles.actions}>
      <Button as={Link} to={paths.log()} icon={<NotebookPen aria-hidden="true" />}>
        Add New Log
      </Button>
      <Button as={Link} to={paths.calendar()} variant="quiet" icon={<CalendarDays aria-hidden="true" />}>
        View Calendar
      </Button>
      <Button as={Link} to={paths.profile} variant="quiet" icon={<CircleUserRound aria-hidden="true" />}>
        Manage Profile
      </Button>
    </section>
  );
}
