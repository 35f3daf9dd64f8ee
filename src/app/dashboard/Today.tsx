import { memo, type ReactNode } from 'react';
import { type CareNow, useCareState } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useKeepScreen } from '#app/kept-screen/use-keep-screen.ts';
import { Deferred } from '#app/paint-order.tsx';
import { QuickLog } from '#app/quick-log/QuickLog.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { sumsUpNight } from '#domain/summaries/sums-up-night.ts';
import { daysBetween } from '#domain/time/when.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ToastDock } from '#ui/feedback/ToastDock.tsx';
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
const InstallHint = prefetchedComponent(
  async () => (await withWords(import('./InstallHint.tsx'), 'welcome')).InstallHint,
);
const LastNight = prefetchedComponent(
  async () => (await withWords(import('./LastNight.tsx'), 'night', 'care')).LastNight,
);
/** A build without a sync server has no code of sharing. */
const AwayNews = import.meta.env.VITE_SYNC_URL
  ? prefetchedComponent(
      async () => (await withWords(import('#app/sharing/AwayNews.tsx'), 'sharing', 'care', 'kinds')).AwayNews,
    )
  : null;
const WhenToCall = prefetchedComponent(
  async () => (await withWords(import('#app/WhenToCall.tsx'), 'call')).WhenToCall,
);

/**
 * Until this age, in days, the dashboard shows the signs to call a clinician about. In the first 12 weeks fever alone
 * is a reason to call.
 */
const YOUNG_DAYS = 84;

interface TodayProps {
  baby: Baby | null;
  /** The greeting. On a phone it shares the first screen with the state and the tiles. */
  children?: ReactNode;
}

/**
 * Shows the baby's day so far, from a live query. The query follows changes of other tabs and the new day at midnight.
 * Without a baby the day is empty.
 */
export function Today({ baby, children }: TodayProps) {
  // One query for the whole screen. Separate queries would each run again after every tap.
  const care = useCareState(baby?.babyId ?? null, useFamily());
  useKeepScreen(baby, care);
  return (
    <div className={styles.today} data-kept="marked">
      <div className={styles.first} data-kept="whole">
        <div className={styles.above}>{children}</div>
        {care && <Acts baby={baby} care={care} />}
      </div>
      {care ? (
        <Rest baby={baby} care={care} />
      ) : (
        <Skeleton label={words.first.dashboard.reading} shape="cards" count={4} />
      )}
    </div>
  );
}

interface DayProps {
  baby: Baby | null;
  care: CareNow;
}

/** Shows the state and the tiles, and the quick actions below them. A toast covers the quick actions alone. */
const Acts = memo(function Acts({ baby, care }: DayProps) {
  return (
    <div className={styles.acts}>
      {baby && <QuickLog baby={baby} care={care} />}
      <ToastDock>
        <QuickActions />
      </ToastDock>
    </div>
  );
});

/** Shows what follows the quick log. Memoized like the quick log, to render only for a new query result. */
const Rest = memo(function Rest({ baby, care }: DayProps) {
  const { today, zone } = useFamily();
  return (
    <Deferred instead={<div className={styles.toCome} />}>
      <div className={styles.beside} data-kept="marked">
        {AwayNews && baby && <AwayNews baby={baby} />}
        {baby && sumsUpNight(care.log, care.now, zone) && (
          <div className={styles.night} data-kept="empty">
            <LastNight baby={baby} care={care} />
          </div>
        )}
        <TodaysCounts care={care} />
        <RecoveryOffer />
        <LatestEntries baby={baby} care={care} />
        <InstallHint care={care} />
      </div>
      {baby && daysBetween(baby.birthDate, today) < YOUNG_DAYS && <WhenToCall />}
      <BackupReminder />
    </Deferred>
  );
});
