import { registerSW } from 'virtual:pwa-register';
import { whenNothingIsUnsaved } from './unsaved-work.ts';

/** The offline worker, and whether its next version waits to be let in. No React: a page that is only read has it too. */

let waiting = false;
let letIn: () => Promise<void> = async () => {};
const listeners = new Set<() => void>();

/** Registers the worker once the page has loaded. */
export function keepOffline(): void {
  letIn = registerSW({
    onNeedRefresh: () => tell(true),
    onRegisteredSW: (_, registration) => registration && lookForUpdates(registration),
    // It would say so only in a tab that was told before that a version waits, and a tap elsewhere may come sooner.
    onNeedReload: () => {},
  });
  reloadForNext();
}

/** One tap updates every tab; a tab with a half-typed form waits until that is saved. */
function reloadForNext() {
  const { serviceWorker } = navigator;
  // Nothing where there are no workers; and a page that none controls is no older than the one to come.
  if (!serviceWorker?.controller) return;
  serviceWorker.addEventListener('controllerchange', () => whenNothingIsUnsaved(() => location.reload()));
}

/** An app on the home screen may stay open for weeks: it looks whenever a parent comes back to it. */
function lookForUpdates(registration: ServiceWorkerRegistration) {
  document.addEventListener('visibilitychange', () => {
    // With no signal the look fails, and the next one tells.
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}

function tell(next: boolean) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Whether a new version is there and has not been put off. */
export function newVersionWaits(): boolean {
  return waiting;
}

/** Calls back when a new version has come, or was put off. Gives the way to stop listening. */
export function onNewVersion(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Lets the new version in, which reloads every tab. */
export function updateNow(): void {
  void letIn();
}

/** Puts the new version off: until every tab was closed, or another tab is opened and offers it again. */
export function updateLater(): void {
  tell(false);
}
