import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readJson, writeText } from '#storage/local-store.ts';

const NAME = 'page-heights';

/**
 * How far down each page was in sight when it was left, in CSS pixels, by the router's key of its place in the history.
 * The tab keeps it for whoever loads a page anew.
 */
const heights = new Map<string, unknown>(Object.entries(readJson('session', NAME) ?? {}));

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
    if (height) {
      body.style.minBlockSize = `${height}px`;
      // They stood so far down the page as it was then. What is longer until its letters are here must not move that.
      body.style.overflowAnchor = 'none';
    }
    const leave = () => heights.set(key, scrollY + innerHeight);
    const unload = () => writeText('session', NAME, JSON.stringify(Object.fromEntries(leave())));
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
