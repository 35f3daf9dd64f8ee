import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How tall each page was when it was left, in CSS pixels, by the router's key of its place in the history. */
const heights = new Map<string, number>();

/**
 * Keeps a page that somebody comes back to at least as tall as it was: until its records are read it is short, and cannot be
 * scrolled to where they stood. It stands before the page, so that it measures what is left and not what comes, and
 * before ScrollRestoration, which scrolls.
 */
export function PageHeight() {
  const { key } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const { body, documentElement: page } = document;
    const height = type === NavigationType.Pop ? heights.get(key) : undefined;
    if (height) body.style.minBlockSize = `${height}px`;
    return () => {
      body.style.minBlockSize = '';
      heights.set(key, page.scrollHeight);
    };
  }, [key, type]);
  return null;
}
