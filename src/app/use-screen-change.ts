import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '#ui/announce.ts';

/**
 * Tells those who do not see it that the screen has changed: its name is said, and the focus goes to its heading, so that
 * Tab goes on from there. A page that was just loaded is left alone, since Tab must find the skip link first.
 */
export function useScreenChange(name: string): void {
  const { pathname } = useLocation();
  const loaded = useNavigationType() === 'POP';
  const shown = useRef(loaded ? pathname : null);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    // Without scrolling: where the page stands after a change is for ScrollRestoration to say.
    (main?.querySelector<HTMLElement>('h1[tabindex]') ?? main)?.focus({ preventScroll: true });
    announce(name);
  }, [pathname, name]);
}
