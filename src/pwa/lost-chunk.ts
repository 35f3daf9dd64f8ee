import { readText, writeText } from '#storage/browser/local-store.ts';
import { hasUnsavedWork } from './unsaved-work.ts';

const RELOADED = 'reloaded-for-chunk';

/**
 * A tab of the old version asks for a screen that only the old version had. One reload brings the new one. The tab remembers
 * which version it was that a reload was tried for, so that a server which truly lost a file shows the route's error instead
 * of reloading for ever; without a signal a reload could only make it worse. It is not remembered in the history entry: the
 * router writes that anew when the page is loaded.
 */
export function reloadOnLostChunk(reload = () => location.reload()) {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || hasUnsavedWork() || !isFirstTime()) return;
    event.preventDefault();
    reload();
  });
}

/** Whether no reload was tried for the version that runs here; from then on there was one. */
function isFirstTime(): boolean {
  // The first script is named by its content.
  const version = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  // Where nothing can be remembered, a loop could not be told from the first time.
  return readText('session', RELOADED) !== version && writeText('session', RELOADED, version);
}
