import { useEffect, useState } from 'react';
import { lazyCode } from '#ui/layout/lazy-component.tsx';
import { withWords, words } from '#words/now.ts';

/** Loads the words of the kinds that a family switches on. The first screen does not wait for them. */
const loadKindWords = lazyCode(() => withWords(Promise.resolve(), 'kinds'));

/**
 * Returns whether the words of the kinds that a family switches on are loaded. If they are `needed`, loads them and
 * renders again.
 */
export function useKindWords(needed: boolean): boolean {
  const [, render] = useState({});
  const areLoaded = 'kinds' in words;
  // Without dependencies, so that the next render tries again after a failure offline.
  useEffect(() => {
    if (!needed || areLoaded) return;
    loadKindWords().then(
      () => render({}),
      () => {},
    );
  });
  return areLoaded;
}
