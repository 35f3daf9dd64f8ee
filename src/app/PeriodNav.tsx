import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/controls/Button.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import styles from './PeriodNav.module.css';

interface PeriodNavProps {
  /** What is paged through: "week", "month", "14 days". */
  unit: string;
  /** What the present is called: "This week" unless told. */
  presentLabel?: string;
  previous: string;
  /** Null at the present: what is still to come is not offered. */
  next: string | null;
  /** The way back to the present. */
  present: string;
}

/** The way through the weeks or months of the log. Where one is stands in the address. */
export function PeriodNav({ unit, presentLabel = `This ${unit}`, previous, next, present }: PeriodNavProps) {
  const navigate = useNavigate();
  const go = (to: string | null) => {
    if (to !== null) void navigate(to, { preventScrollReset: true });
  };
  return (
    <nav aria-label={`Page by ${unit}`} className={styles.nav}>
      <IconButton
        label={`Previous ${unit}`}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => go(previous)}
      />
      <Button variant="quiet" aria-current={next === null ? 'date' : undefined} onClick={() => go(present)}>
        {presentLabel}
      </Button>
      <IconButton
        label={`Next ${unit}`}
        icon={<ChevronRight aria-hidden="true" />}
        aria-disabled={next === null}
        onClick={() => go(next)}
      />
    </nav>
  );
}
