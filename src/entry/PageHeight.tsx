import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { heightLeft, keepHeights, noteHeight } from '#storage/browser/page-heights.ts';

/**
 * Keeps a page tall enough to restore its scroll position after a reload, back or forward. Until its records are read,
 * the page is short. Renders before the page to measure the one that is left, and before ScrollRestoration, which
 * scrolls.
 */
export function PageHeight() {
  const { key } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const { body } = document;
    const height = type === NavigationType.Pop ? heightLeft(key) : undefined;
    if (height) {
      body.style.minBlockSize = `${height}px`;
      // The position was measured with the web fonts. Fallback fonts must not move it.
      body.style.overflowAnchor = 'none';
    }
    const leave = () => noteHeight(key, scrollY + innerHeight);
    const unload = () => {
      leave();
      keepHeights();
    };
    addEventListener('pagehide', unload);
    return () => {
      removeEventListener('pagehide', unload);
      leave();
      body.style.minBlockSize = '';
      body.style.overflowAnchor = '';
    };
  }, [key, type]);
  return null;
}
