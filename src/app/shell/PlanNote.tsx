import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { words } from '#words/now.ts';
import styles from './PlanNote.module.css';

/** Shows `text`, which names what the plan lacks, and links to the plans. Logged data is available on every plan. */
export function PlanNote({ text }: { text: string }) {
  return (
    <div className={styles.note}>
      <p>
        <span>{text}</span> <span>{words.first.alwaysFree}</span>
      </p>
      <Button as={Link} to={paths.pricing} variant="quiet">
        {words.first.seePlans}
      </Button>
    </div>
  );
}
