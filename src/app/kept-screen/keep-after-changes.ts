import { lastDrop } from '#storage/browser/kept-screen.ts';
import { onKeptScreenDrop } from '#storage/browser/write-kept-screen.ts';
import { keepScreen, type ShownDashboard } from './keep-screen.ts';

/** A change is settled after this many milliseconds. */
const SETTLED_MS = 700;

/** After a write that the dashboard does not show yet, live queries may still be deferred. Milliseconds. */
const SETTLED_AFTER_WRITE_MS = 2000;

/** A busy page keeps its screen after this many milliseconds. */
const IDLE_WITHIN_MS = 2000;

/**
 * Keeps a dashboard for the next start of the app: a moment after each change, while the page is idle, and when the
 * parent leaves. `over` ends this, because a newer state is shown.
 */
export function keepAfterChanges(shown: ShownDashboard, over: AbortSignal): void {
  if (over.aborted) return;
  let timer: ReturnType<typeof setTimeout>;
  const isCurrent = () => shown.care.lastDrop === lastDrop();
  const keepLater = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const dropBefore = lastDrop();
      whenIdle(() => {
        const isSettled = !over.aborted && dropBefore === lastDrop();
        if (isSettled && document.visibilityState === 'visible') keepScreen(shown);
      });
    }, delay);
  };
  const keepSoon = () => keepLater(isCurrent() ? SETTLED_MS : SETTLED_AFTER_WRITE_MS);
  keepSoon();
  // Lazy parts of the dashboard come later. A running timer changes only the data of its text.
  const observer = new MutationObserver(keepSoon);
  const main = document.getElementById('main');
  if (main) observer.observe(main, { childList: true, subtree: true });
  const leave = () => {
    if (document.visibilityState === 'hidden' && isCurrent()) keepScreen(shown);
  };
  document.addEventListener('visibilitychange', leave, { signal: over });
  const stopListening = onKeptScreenDrop(() => keepLater(SETTLED_AFTER_WRITE_MS));
  over.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
    stopListening();
  });
}

function whenIdle(act: () => void): void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) setTimeout(act);
  else requestIdleCallback(act, { timeout: IDLE_WITHIN_MS });
}
