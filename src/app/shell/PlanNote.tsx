import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import styles from './PlanNote.module.css';

/** Names what a plan lacks and links to plans that have it. Logged data is always available. */
export function PlanNote({ what, plans }: { what: string; plans: string }) {
  return (
    <div className={styles.note}>
      <p>
        <span>{`${what} ${plans}.`}</span> Your log is not touched by this: logging, and exporting or deleting
        all your data from the profile, are yours on every plan.
      </p>
      <Button as={Link} to={paths.pricing} variant="quiet">
        See plans
      </Button>
    </div>
  );
}
