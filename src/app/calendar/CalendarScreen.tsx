import CalendarDays from 'lucide-react/icons/calendar-days';
import { Link } from 'react-router-dom';
import { useBabies } from '#app/family/use-babies.ts';
import { useNow } from '#app/family/use-now.ts';
import { PlanNote } from '#app/shell/PlanNote.tsx';
import { paths } from '#paths.ts';
import { allowanceIn, useSession } from '#session/session.ts';
import { Button } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { words } from '#words/now.ts';
import { BabyCalendar } from './BabyCalendar.tsx';
import styles from './CalendarScreen.module.css';

export function CalendarScreen() {
  const known = useBabies();
  const session = useSession();
  const now = useNow();
  if (!known) return <Skeleton label={words.calendar.opening} shape="cards" />;
  const { baby } = known;
  if (!allowanceIn(session, now).trends) {
    return (
      <div className={styles.screen}>
        <PageHeader title={words.calendar.title} />
        <Card title={words.calendar.gated.title} icon={<CalendarDays aria-hidden="true" />}>
          <PlanNote text={words.calendar.gated.plan} />
          <p>
            <Rich of={words.calendar.gated.log((text) => <Link to={paths.log()}>{text}</Link>)} />
          </p>
        </Card>
      </div>
    );
  }
  // The key remounts the calendar for each baby, so that entries never show under another baby's name.
  if (baby) return <BabyCalendar key={baby.babyId} baby={baby} />;
  return (
    <div className={styles.screen}>
      <PageHeader title={words.calendar.title} />
      <EmptyState
        illustration={<CalendarDays strokeWidth={1.25} />}
        title={words.calendar.noBaby.title}
        action={
          <Button as={Link} to={paths.profileSection('babies')}>
            {words.calendar.noBaby.add}
          </Button>
        }
      >
        {words.calendar.noBaby.about}
      </EmptyState>
    </div>
  );
}
