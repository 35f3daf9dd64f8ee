import { memo } from 'react';
import { type CareNow, useCareState } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import { Deferred } from '#app/paint-order.tsx';
import { QuickLog } from '#app/quick-log/QuickLog.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { daysBetween } from '#domain/time/when.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { prefetchedComponent } from '#ui/layout/lazy-component.tsx';
import { withWords, words } from '#words/now.ts';
import { LatestEntries } from './LatestEntries.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecoveryOffer } from './RecoveryOffer.tsx';
import styles from './Today.module.css';
import { TodaysCounts } from './TodaysCounts.tsx';

const BackupReminder = prefetchedComponent(
  async () => (await import('#app/shell/BackupReminder.tsx')).BackupReminder,
);
const WhenToCall = prefetchedComponent(
  async () => (await withWords(import('#app/WhenToCall.tsx'), 'call')).WhenToCall,
);

/**
 * Until this age, in days, the dashboard shows the signs to call a clinician about. In the first 12 weeks fever alone
 * is a reason to call.
 */
const YOUNG_DAYS = 84;

/**
 * Shows the baby's day so far, from a live query. The query follows changes of other tabs and the new day at midnight.
 * Without a baby the day is empty.
 */
export function Today({ baby }: { baby: Baby | null }) {
  // One query for the whole screen. Separate queries would each run again after every tap.
  const care = useCareState(baby?.babyId ?? null, useFamily());
  if (!care) return <Skeleton label={words.first.dashboard.reading} shape="cards" count={4} />;
  return <DaySoFar baby={baby} care={care} />;
}

/** Memoized like the quick log, to render only for a new query result. */
const DaySoFar = memo(function DaySoFar({ baby, care }: { baby: Baby | null; care: CareNow }) {
  const { today } = useFamily();
  return (
    <div className={styles.today}>
      <TodaysCounts log={care.log} />
      <Deferred instead={<div className={styles.toCome} />}>
        <QuickActions />
        <div className={styles.columns}>
          {baby && <QuickLog baby={baby} care={care} />}
          <div className={styles.beside}>
            <RecoveryOffer />
            <LatestEntries care={care} />
          </div>
        </div>
        {baby && daysBetween(baby.birthDate, today) < YOUNG_DAYS && <WhenToCall />}
        <BackupReminder />
      </Deferred>
    </div>
  );
});
