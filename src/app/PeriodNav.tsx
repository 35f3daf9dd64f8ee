import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/controls/Button.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import styles from './PeriodNav.module.css';

interface PeriodNavProps {
  /** `title` names the navigation. `present` names the button that goes to the current period. */
  labels: { title: string; previous: string; next: string; present: string };
  /** The shown period in words. */
  shown: string;
  previous: string;
  /** The address of the next period. Null for the current period, because the log has no future days. */
  next: string | null;
  /** The address of the current period. */
  present: string;
}

/**
 * Names the shown period, and navigates through the weeks or months of the log. The address of the page selects the
 * period. The button to the current period is shown only in other periods.
 */
export function PeriodNav({ labels, shown, previous, next, present }: PeriodNavProps) {
  const navigate = useNavigate();
  const back = useRef<HTMLButtonElement>(null);
  const go = (to: string | null) => {
    if (to !== null) void navigate(to, { preventScrollReset: true });
  };
  return (
    <div className={styles.pager}>
      <p className={styles.shown} aria-live="polite">
        {shown}
      </p>
      <nav aria-label={labels.title} className={styles.nav}>
        <IconButton
          ref={back}
          label={labels.previous}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => go(previous)}
        />
        {next !== null && (
          <Button
            variant="quiet"
            onClick={() => {
              // The button disappears in the current period, so the focus moves to a button that stays.
              back.current?.focus();
              go(present);
            }}
          >
            {labels.present}
          </Button>
        )}
        <IconButton
          label={labels.next}
          icon={<ChevronRight aria-hidden="true" />}
          aria-disabled={next === null}
          onClick={() => go(next)}
        />
      </nav>
    </div>
  );
}
