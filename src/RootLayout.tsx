import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { followOtherTabs, ownerOf, useSession } from '#session/session.ts';
import { announce } from '#ui/announce.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { dismissToast } from '#ui/toast.ts';
import styles from './RootLayout.module.css';

/** Around every page, the public ones and the app: what stands once and outlives a change of page. */
export function RootLayout() {
  useArrivals();
  useEffect(followOtherTabs, []);
  useFarewell();
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

/** What was said to one user, and its Undo, is not for the next. */
function useFarewell() {
  const owner = useSession(ownerOf);
  const last = useRef(owner);
  useEffect(() => {
    if (last.current !== null && last.current !== owner) dismissToast();
    last.current = owner;
  }, [owner]);
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
