import { useSyncExternalStore } from 'react';

/** A tablet or a desktop. A phone in landscape is as wide, but too low. */
const WIDE = '(width >= 44rem) and (height >= 32rem)';

/** Returns whether the screen has room for several babies side by side. */
export function useHasColumns(): boolean {
  return useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches);
}

function watchWidth(changed: () => void): () => void {
  const width = matchMedia(WIDE);
  width.addEventListener('change', changed);
  return () => width.removeEventListener('change', changed);
}
