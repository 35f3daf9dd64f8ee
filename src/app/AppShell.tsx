import { useEffect } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Guard } from '#session/Guard.tsx';
import { followOtherTabs } from '#session/session.ts';
import { RecordsProvider, useOpenRecords } from '#session/use-records.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { Wordmark } from '#ui/Wordmark.tsx';
import styles from './AppShell.module.css';
import { BabySwitcher } from './shell/BabySwitcher.tsx';
import { PlaceLinks } from './shell/PlaceLinks.tsx';
import { placeAt } from './shell/places.ts';
import { RecordsTrouble } from './shell/RecordsTrouble.tsx';
import { SignOutButton } from './shell/SignOutButton.tsx';
import { TopBar } from './shell/TopBar.tsx';
import { useScreenChange } from './use-screen-change.ts';

/** Everything around a screen of the app: the guard before it, the open log behind it, the ways to the other screens. */
export function AppShell() {
  useEffect(followOtherTabs, []);
  return (
    <>
      <Guard>
        <Frame />
      </Guard>
      <LiveRegion />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}

function Frame() {
  const records = useOpenRecords();
  const db = records.status === 'open' ? records.db : null;
  const place = placeAt(useLocation().pathname);
  useEffect(() => {
    document.title = place === 'Wee Hours' ? place : `${place} · Wee Hours`;
  }, [place]);

  // The keys: when another family's log takes the place of this one, nothing of it may stay on the screen.
  return (
    <RecordsProvider value={db}>
      <SkipLink />
      <div className={styles.frame}>
        <div className={styles.sidebar}>
          <Link to={paths.dashboard} className={styles.home}>
            <Wordmark />
          </Link>
          <nav aria-label="Main">
            <PlaceLinks look="column" />
          </nav>
          <div className={styles.leave}>
            <SignOutButton />
          </div>
        </div>
        <TopBar>{db && <BabySwitcher key={db.name} />}</TopBar>
        <main id="main" tabIndex={-1} className={styles.main}>
          {db && <Screen key={db.name} name={place} />}
          {records.status === 'failed' && <RecordsTrouble problem={records.problem} />}
          {!db && records.status !== 'failed' && (
            <Skeleton label="Opening your log…" shape="cards" count={4} />
          )}
        </main>
        <nav aria-label="Places" className={styles.bottom}>
          <PlaceLinks look="bar" />
        </nav>
      </div>
    </RecordsProvider>
  );
}

function Screen({ name }: { name: string }) {
  useScreenChange(name);
  return <Outlet />;
}
