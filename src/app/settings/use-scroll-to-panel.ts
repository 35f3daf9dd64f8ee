import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { heightLeft } from '#storage/browser/page-heights.ts';
import { language } from '#words/now.ts';

/**
 * Scrolls to the panel that the address names. The browser cannot do this, because the panel renders after the log is
 * open. Waits for a panel whose code or rows load later. Moves the focus too, so that the next Tab starts in the panel.
 * If the parent follows the same link again, the location has a new key, so this scrolls again. After a reload, back or
 * forward, keeps the former scroll position, unless the language has changed.
 */
export function useScrollToPanel(): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (!hash) return;
    if (type === NavigationType.Pop && heightLeft(language, key) !== undefined) return;
    if (scrollTo(hash)) return;
    const observer = new MutationObserver(() => {
      if (scrollTo(hash)) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [hash, key, type]);
}

function scrollTo(hash: string): boolean {
  const panel = document.getElementById(hash.slice(1));
  panel?.scrollIntoView();
  panel?.querySelector('h2')?.focus({ preventScroll: true });
  return panel !== null;
}
