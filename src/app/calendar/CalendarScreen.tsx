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
import { BabyCalendar } from './BabyCalendar.tsx';
import styles from './CalendarScreen.module.css';

export function CalendarScreen() {
  const known = useBabies();
  const session = useSession();
  const now = useNow();
  if (!known) return <Skeleton label="Opening the calendar…" shape="cards" />;
  const { baby } = known;
  if (!allowanceIn(session, now).trends) {
    return (
      <div className={styles.screen}>
        <PageHeader title="Calendar" />
        <Card title="The month at a glance" icon={<CalendarDays aria-hidden="true" />}>
          <PlanNote
            what="A calendar of every day’s feeds, diapers, sleep and growth, and the rhythm of the days,"
            plans="comes with Plus and Lifetime"
          />
          <p>
            <Link to={paths.log()}>Every single day is open in the Daily Log</Link>, on any plan.
          </p>
        </Card>
      </div>
    );
  }
  // The key remounts the calendar for each baby, so that marks never show under another baby's name.
  if (baby) return <BabyCalendar key={baby.babyId} baby={baby} />;
  return (
    <div className={styles.screen}>
      <PageHeader title="Calendar" />
      <EmptyState
        illustration={<CalendarDays strokeWidth={1.25} />}
        title="Whose days will these be?"
        action={
          <Button as={Link} to={paths.profile}>
            Add your baby
          </Button>
        }
      >
        Add your baby’s profile first. Each day’s feeds, diapers and sleep then stand here.
      </EmptyState>
    </div>
  );
}
