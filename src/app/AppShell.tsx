import { Link, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Guard } from '#session/Guard.tsx';
import { RecordsProvider, useOpenRecords } from '#session/use-records.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';
import { Wordmark } from '#ui/Wordmark.tsx';
import styles from './AppShell.module.css';
import { BabySwitcher } from './shell/BabySwitcher.tsx';
import { CribLink } from './shell/CribLink.tsx';
import { PlaceLinks } from './shell/PlaceLinks.tsx';
import { placeAt } from './shell/places.ts';
import { RecordsTrouble } from './shell/RecordsTrouble.tsx';
import { RunningTimers } from './shell/RunningTimers.tsx';
import { ScreenTitle } from './shell/ScreenTitle.tsx';
import { SignOutButton } from './shell/SignOutButton.tsx';
import { TopBar } from './shell/TopBar.tsx';

/** Everything around a screen of the app: the guard before it, the open log behind it, the ways to the other screens. */
export function AppShell() {
  return (
    <Guard>
      <Frame />
    </Guard>
  );
}

function Frame() {
  const records = useOpenRecords();
  const { pathname } = useLocation();
  const place = placeAt(pathname);
  const db = records.status === 'open' ? records.db : null;
  const failed = records.status === 'failed';

  if (pathname === paths.crib && db) {
    return (
      <RecordsProvider value={db}>
        <ScreenTitle place="Crib mode" />
        <main id="main" tabIndex={-1}>
          <Outlet key={db.name} />
        </main>
      </RecordsProvider>
    );
  }

  // The keys: when another family's log takes the place of this one, nothing of it may stay on the screen.
  return (
    <RecordsProvider value={db}>
      {place && (db ? <ScreenTitle place={place} /> : <PageTitle>{place}</PageTitle>)}
      <SkipLink />
      <div className={styles.frame}>
        <aside aria-label="Sidebar" className={styles.sidebar}>
          <div className={styles.rail}>
            <Link to={paths.dashboard} className={styles.home}>
              <Wordmark />
            </Link>
            <nav aria-label="Main">
              <PlaceLinks look="column" />
            </nav>
            <div className={styles.leave}>
              <CribLink />
              <SignOutButton />
            </div>
          </div>
        </aside>
        <TopBar>{db && <BabySwitcher key={db.name} />}</TopBar>
        <main id="main" tabIndex={-1} className={styles.main}>
          {db && <RunningTimers key={db.name} />}
          {db && <Outlet key={`${db.name} screen`} />}
          {failed && <RecordsTrouble problem={records.problem} />}
          {!db && !failed && <Skeleton label="Opening your log…" shape="cards" count={4} />}
        </main>
        <nav aria-label="Places" className={styles.bottom}>
          <PlaceLinks look="bar" />
        </nav>
      </div>
    </RecordsProvider>
  );
}
