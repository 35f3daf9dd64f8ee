import { useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { AdviceBanner } from '#app/advice/lazy-advice-banner.ts';
import { BabySwitcher } from '#app/family/BabySwitcher.tsx';
import { demoDaysHere, LiveFamily } from '#app/family/LiveFamily.tsx';
import { Deferred } from '#app/paint-order.tsx';
import { useKeepShared } from '#app/sharing/use-keep-shared.ts';
import { paths } from '#paths.ts';
import { Guard } from '#session/Guard.tsx';
import { useOpenAdvice } from '#session/open-advice.ts';
import { useOpenRecords } from '#session/use-records.ts';
import { hasUnsentLetter } from '#storage/browser/startup-flags.ts';
import { isSharedLog } from '#storage/database/shared-log.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { lazyComponent, prefetchedComponent, prefetchLazyCode } from '#ui/layout/lazy-component.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { SkipLink } from '#ui/layout/SkipLink.tsx';
import { Wordmark } from '#ui/layout/Wordmark.tsx';
import { withWords, words } from '#words/now.ts';
import styles from './AppShell.module.css';
import { CribLink } from './CribLink.tsx';
import { LockGate } from './LockGate.tsx';
import { PlaceLinks } from './PlaceLinks.tsx';
import { placeAt } from './places.ts';
import { RunningTimers } from './RunningTimers.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import { TopBar } from './TopBar.tsx';

const Trouble = lazyComponent(
  async () => (await withWords(import('./Trouble.tsx'), 'trouble', 'storage')).Trouble,
);
/** Loads after the first screen. It is above the other links, so that it moves none of them. */
const HandOverLink = prefetchedComponent(
  async () => (await withWords(import('./MenuDrawer.tsx'), 'profile')).HandOverLink,
);
/** A build without a sync server has no code of sharing. */
const SharingMark = import.meta.env.VITE_SYNC_URL
  ? prefetchedComponent(
      async () => (await withWords(import('#app/sharing/SharingMark.tsx'), 'sharing')).SharingMark,
    )
  : null;
/** The app prefetches code this many milliseconds after the log has opened. The first screen is complete by then. */
const MORE_AFTER_MS = 3000;

/**
 * Renders the frame around every screen of the app. It requires a session, locks the app, opens the log and shows the
 * navigation.
 */
export function AppShell() {
  useEffect(sendLetters, []);
  return (
    <Guard>
      <LockGate>
        <Frame />
      </LockGate>
    </Guard>
  );
}

/** Sends letters that were written offline on a public page. Users of the app seldom return to such a page. */
function sendLetters() {
  if (hasUnsentLetter())
    void import('#storage/browser/outbox.ts').then(({ keepDelivering }) => keepDelivering()).catch(() => {});
}

function Frame() {
  const { pathname } = useLocation();
  const { frame } = words.first;
  const records = useOpenRecords(demoDaysHere);
  const advised = useOpenAdvice();
  const place = placeAt(pathname);
  const [, , segment] = pathname.split('/');
  const [first] = useState(segment);
  const [hasMoved, setHasMoved] = useState(false);
  if (segment !== first && !hasMoved) setHasMoved(true);
  const db = 'db' in records ? records.db : null;
  useKeepShared(db);
  const problem = 'problem' in records ? records.problem : null;
  useEffect(() => {
    if (!db) return;
    // Prefetches the code that the next tap may need, because the device may be offline by then.
    const timer = setTimeout(() => void prefetchLazyCode(), MORE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [db]);

  if (pathname === paths.crib && db) {
    return (
      <LiveFamily db={db}>
        <ScreenTitle place={words.first.places.crib} />
        <main id="main" tabIndex={-1}>
          {problem && <Trouble problem={problem} db={db} />}
          <Outlet key={db.name} />
        </main>
      </LiveFamily>
    );
  }

  // The keys remount everything when another user's log opens.
  return (
    <LiveFamily db={db}>
      {place && (db ? <ScreenTitle place={place} /> : <PageTitle>{place}</PageTitle>)}
      <SkipLink />
      <div className={styles.frame}>
        <aside aria-label={frame.sidebar} className={styles.sidebar} data-no-print>
          <div className={styles.rail}>
            <Deferred>
              <Link to={paths.dashboard} className={styles.home}>
                <Wordmark />
              </Link>
              <nav aria-label={frame.main}>
                <PlaceLinks look="column" />
              </nav>
              <div className={styles.leave}>
                <HandOverLink />
                <CribLink />
                <SignOutButton />
              </div>
            </Deferred>
          </div>
        </aside>
        <TopBar mark={SharingMark && db && isSharedLog(db.name) && <SharingMark key={db.name} />}>
          {db && pathname !== paths.dashboard && <BabySwitcher key={db.name} />}
        </TopBar>
        <main id="main" tabIndex={-1} className={styles.main}>
          {problem && <Trouble problem={problem} db={db} />}
          {db && advised.length > 0 && <AdviceBanner key={`${db.name} advice`} advised={advised} />}
          {db && (
            <div className={styles.timers}>
              <RunningTimers key={db.name} />
            </div>
          )}
          {db && (
            <div key={`${db.name} ${segment}`} className={hasMoved ? styles.arrived : undefined}>
              <Outlet />
            </div>
          )}
          {!db && !problem && <Skeleton label={frame.opening} shape="cards" count={4} />}
        </main>
        <nav aria-label={frame.places} className={styles.bottom}>
          <Deferred>
            <PlaceLinks look="bar" />
          </Deferred>
        </nav>
      </div>
    </LiveFamily>
  );
}
