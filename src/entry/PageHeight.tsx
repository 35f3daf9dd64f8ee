import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { heightLeft, keepHeights, noteHeight } from '#storage/browser/page-heights.ts';
import { language } from '#words/now.ts';

/**
 * Keeps a page tall enough to restore its scroll position after a reload, back or forward. Until its records are read,
 * the page is short. This component must render before the page, so that it can measure the page that is left. It must
 * also render before ScrollRestoration, which scrolls.
 */
export function PageHeight() {
  const { key } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const { body } = document;
    const height = type === NavigationType.Pop ? heightLeft(language, key) : undefined;
    if (height) {
      body.style.minBlockSize = `${height}px`;
      // The position was measured with web fonts. When they replace the fallback fonts, no scroll anchoring may move
      // it.
      body.style.overflowAnchor = 'none';
    }
    const leave = () => noteHeight(language, key, scrollY + innerHeight);
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
