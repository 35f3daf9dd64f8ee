import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far down each page was in sight when it was left, in CSS pixels, by the router's key of its place in the history. */
const heights = new Map<string, number>();

/**
 * Keeps a page that somebody comes back to as tall as it must be to be scrolled to where they stood: until its records are
 * read it is short. It stands before the page, so that it measures what is left and not what comes, and
 * before ScrollRestoration, which scrolls.
 */
export function PageHeight() {
  const { key } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const { body } = document;
    const height = type === NavigationType.Pop ? heights.get(key) : undefined;
    if (height) body.style.minBlockSize = `${height}px`;
    return () => {
      heights.set(key, scrollY + innerHeight);
      body.style.minBlockSize = '';
    };
  }, [key, type]);
  return null;
}
