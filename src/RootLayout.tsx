import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { followOtherTabs } from '#session/session.ts';
import { announce } from '#ui/announce.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import styles from './RootLayout.module.css';

/** Around every page, the public ones and the app: what stands once and outlives a change of page. */
export function RootLayout() {
  useArrivals();
  useEffect(followOtherTabs, []);
  const onTheWay = useNavigation().state !== 'idle';
  return (
    <>
      {onTheWay && <div className={styles.onTheWay} aria-hidden="true" />}
      <Outlet />
      <Toaster />
      <LiveRegion />
      <ScrollRestoration />
    </>
  );
}

/** A new page says its name and takes the focus to its heading, as the browser does for a page that it loads. */
function useArrivals() {
  const { pathname, hash } = useLocation();
  const lastArrival = useRef(pathname);
  useEffect(() => {
    if (pathname === lastArrival.current) return;
    lastArrival.current = pathname;
    announce(document.title);
    if (hash) return;
    const place = document.querySelector<HTMLElement>('h1[tabindex]') ?? document.getElementById('main');
    place?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
