import { useLiveQuery } from 'dexie-react-hooks';
import { QuickLog } from '#app/quick-log/QuickLog.tsx';
import { useFamily } from '#app/use-family.ts';
import { WhenToCall } from '#app/WhenToCall.tsx';
import type { Baby } from '#domain/baby.ts';
import { daysBetween } from '#domain/when.ts';
import { useRecords } from '#session/use-records.ts';
import { readDays } from '#storage/records.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { LatestToday } from './LatestToday.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecoveryOffer } from './RecoveryOffer.tsx';
import styles from './Today.module.css';
import { TodaysCounts } from './TodaysCounts.tsx';

/** The first 12 weeks, in which a fever alone is a reason to call: the signs stand where the app opens. */
const YOUNG_DAYS = 84;

const NOTHING = { feeds: [], diapers: [], sleeps: [], growths: [] };

/** The family's day so far, live: in this tab, in others, and over midnight. Without a baby it is an empty day. */
export function Today({ baby }: { baby: Baby | null }) {
  const babyId = baby?.babyId ?? null;
  const db = useRecords();
  const { today } = useFamily();
  const log = useLiveQuery(
    async () => (babyId === null ? NOTHING : readDays(db, babyId, today, today)),
    [db, babyId, today],
  );
  if (!log) return <Skeleton label="Reading today’s log…" shape="cards" count={4} />;
  return (
    <div className={styles.today}>
      <TodaysCounts log={log} />
      <QuickActions />
      <div className={styles.columns}>
        {baby && <QuickLog baby={baby} />}
        <div className={styles.beside}>
          <RecoveryOffer />
          <LatestToday log={log} />
        </div>
      </div>
      {baby && daysBetween(baby.birthDate, today) < YOUNG_DAYS && <WhenToCall />}
    </div>
  );
}
