import { hasUnsavedWork } from './unsaved-work.ts';

/**
 * A tab of the old version asks for a screen that only the old version had. One reload brings the new one.
 * The history entry remembers that it was tried, so that a server which truly lost a file shows the route's
 * error instead of reloading for ever; without a signal a reload could only make it worse.
 */
export function reloadOnLostChunk(reload = () => location.reload()) {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || hasUnsavedWork() || history.state?.reloadedForChunk) return;
    event.preventDefault();
    history.replaceState({ ...history.state, reloadedForChunk: true }, '');
    reload();
  });
}
