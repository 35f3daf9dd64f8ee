import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/controls/Button.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import styles from './PeriodNav.module.css';

interface PeriodNavProps {
  /** `title` names the navigation. `present` names the button that goes to the current period. */
  labels: { title: string; previous: string; next: string; present: string };
  previous: string;
  /** The address of the next period. Null for the current period, because the log has no future days. */
  next: string | null;
  /** The address of the current period. */
  present: string;
}

/** Navigates through the weeks or months of the log. The address of the page selects the shown period. */
export function PeriodNav({ labels, previous, next, present }: PeriodNavProps) {
  const navigate = useNavigate();
  const go = (to: string | null) => {
    if (to !== null) void navigate(to, { preventScrollReset: true });
  };
  return (
    <nav aria-label={labels.title} className={styles.nav}>
      <IconButton
        label={labels.previous}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => go(previous)}
      />
      <Button variant="quiet" aria-current={next === null ? 'date' : undefined} onClick={() => go(present)}>
        {labels.present}
      </Button>
      <IconButton
        label={labels.next}
        icon={<ChevronRight aria-hidden="true" />}
        aria-disabled={next === null}
        onClick={() => go(next)}
      />
    </nav>
  );
}
