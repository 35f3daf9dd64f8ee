import { useLiveQuery } from 'dexie-react-hooks';
import { QuickLog } from '#app/quick-log/QuickLog.tsx';
import { useFamily } from '#app/use-family.ts';
import type { Baby } from '#domain/baby.ts';
import { useRecords } from '#session/use-records.ts';
import { readDays } from '#storage/records.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { LatestToday } from './LatestToday.tsx';
import { QuickActions } from './QuickActions.tsx';
import styles from './Today.module.css';
import { TodaysCounts } from './TodaysCounts.tsx';

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
        <LatestToday log={log} />
      </div>
    </div>
  );
}
