import { readText, writeText } from '#storage/browser/local-store.ts';
import { hasUnsavedWork } from './unsaved-work.ts';

const RELOADED = 'reloaded-for-chunk';

/**
 * Reloads once if a tab of the old version requests a chunk that no longer exists. The tab stores the version for which
 * it reloaded. If the file is still missing after that, the tab shows the route's error and does not reload again. It
 * does not reload offline or with unsaved work. The history entry cannot store the version, because the router rewrites
 * the entry on load.
 */
export function reloadOnLostChunk(reload = () => location.reload()) {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || hasUnsavedWork() || !isFirstTime()) return;
    event.preventDefault();
    reload();
  });
}

/** Returns true on the first call for the running version, and stores the version. */
function isFirstTime(): boolean {
  // The first script has a content hash in its name.
  const version = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  // Without storage, a reload loop could not be detected, so this returns false.
  return readText('session', RELOADED) !== version && writeText('session', RELOADED, version);
}
