import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { keepPlanClock } from '#session/plan-clock.ts';
import { followOtherTabs, ownerOf, useSession } from '#session/session.ts';
import { announce } from '#ui/feedback/announce.ts';
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx';
import { dismissToast, useToast } from '#ui/feedback/toast.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { language, withWords } from '#words/now.ts';
import { PageHeight } from './PageHeight.tsx';
import styles from './RootLayout.module.css';

/** Loads with the first toast. Most visitors of public pages never see one. */
const Toaster = lazyComponent(
  async () => (await withWords(import('#ui/feedback/Toaster.tsx'), 'ui')).Toaster,
);

/** The layout around all pages, public and app. It stays mounted across navigations. */
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
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** A scroll position is kept by language, because texts have other heights in another language. */
function scrollKey({ key }: { key: string }): string {
  return `${language} ${key}`;
}

/** A separate component, so that a toast re-renders nothing else. */
function Toasts() {
  return useToast()?.id ? <Toaster /> : null;
}

/** Dismisses the toast and its Undo when the user changes. */
function useFarewell() {
  const owner = useSession(ownerOf);
  const last = useRef(owner);
  useEffect(() => {
    if (last.current !== null && last.current !== owner) dismissToast();
    last.current = owner;
  }, [owner]);
}

/** Announces a new page and focuses its heading. Without a page load, a screen reader would not notice the change. */
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
