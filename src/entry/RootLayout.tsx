import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { keepPlanClock } from '#session/plan-clock.ts';
import { followOtherTabs, ownerOf, useSession } from '#session/session.ts';
import { announce } from '#ui/feedback/announce.ts';
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx';
import { dismissToast, useToast } from '#ui/feedback/toast.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { PageHeight } from './PageHeight.tsx';
import styles from './RootLayout.module.css';

/** Comes with the first toast, or ahead of it in the app: most visitors of the public pages never see one. */
const Toaster = lazyComponent(async () => (await import('#ui/feedback/Toaster.tsx')).Toaster);

/** Around every page, the public ones and the app: what stands once and outlives a change of page. */
export function RootLayout() {
  useArrivals();
  useEffect(followOtherTabs, []);
  useEffect(keepPlanClock, []);
  useFarewell();
  const onTheWay = useNavigation().state !== 'idle';
  return (
    <>
      {onTheWay && <div className={styles.onTheWay} aria-hidden="true" />}
      <PageHeight />
      <Outlet />
      <Toasts />
      <LiveRegion />
      <ScrollRestoration />
    </>
  );
}

/** Apart from the layout, so that a toast draws nothing else anew. */
function Toasts() {
  return useToast()?.id ? <Toaster /> : null;
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
