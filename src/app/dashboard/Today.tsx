import { memo } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import { QuickLog } from '#app/quick-log/QuickLog.tsx';
import { type CareNow, useCareState } from '#app/quick-log/use-care-state.ts';
import { BackupReminder } from '#app/shell/BackupReminder.tsx';
import { WhenToCall } from '#app/WhenToCall.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { daysBetween } from '#domain/time/when.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Deferred } from '#ui/layout/Deferred.tsx';
import { LatestEntries } from './LatestEntries.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecoveryOffer } from './RecoveryOffer.tsx';
import styles from './Today.module.css';
import { TodaysCounts } from './TodaysCounts.tsx';

/** The first 12 weeks, in which a fever alone is a reason to call: the signs stand where the app opens. */
const YOUNG_DAYS = 84;

/** The family's day so far, live: in this tab, in others, and over midnight. Without a baby it is an empty day. */
export function Today({ baby }: { baby: Baby | null }) {
  // One reading for all of it: each of its own would wake with every tap.
  const care = useCareState(baby?.babyId ?? null, useFamily());
  if (!care) return <Skeleton label="Reading today’s log…" shape="cards" count={4} />;
  return <DaySoFar baby={baby} care={care} />;
}

/** As the quick log, drawn anew only for another reading. */
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
