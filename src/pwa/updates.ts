import { whenNothingIsUnsaved } from './unsaved-work.ts';

/**
 * Registers the offline worker and tracks its next version. This module does not use React, because prerendered pages
 * load it too.
 */

/** The message that activates a waiting worker. An older page sends it to a newer worker, so it must not change. */
export const SKIP_WAITING = 'SKIP_WAITING';

/** How often an open page checks for updates, in milliseconds. */
const LOOK_EVERY = 6 * 3600_000;

let waiting = false;
let registered: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

/** Registers the worker once the page has loaded, because the worker then fetches the whole app. */
export function keepOffline(): void {
  if (!navigator.serviceWorker) return;
  // Without a worker the app still works online. The next page registers it again.
  const register = () => void registerWorker().catch(() => {});
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
  reloadForNext();
}

async function registerWorker() {
  registered = await navigator.serviceWorker.register('/worker.js');
  offerNext(registered, registered.waiting);
  hearOfEvery(registered);
  lookForUpdates(registered);
}

/** Reloads when the next version takes over. A tab with unsaved work waits until the work is saved. */
function reloadForNext() {
  const { serviceWorker } = navigator;
  // A page without a controller was not loaded by an older version, so it need not reload.
  if (!serviceWorker.controller) return;
  serviceWorker.addEventListener('controllerchange', reloadSoon);
}

function reloadSoon() {
  whenNothingIsUnsaved(() => location.reload());
}

/** Offers every new version, also after one that failed or was postponed. */
function hearOfEvery(registration: ServiceWorkerRegistration) {
  const hear = () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => offerNext(registration, next));
  };
  registration.addEventListener('updatefound', hear);
  // The check of another tab may have found this version before the page listened.
  hear();
}

/**
 * Offers the version `next` if it is installed and waits. On a slow disk, the very first version also waits for a
 * moment. No version is active then, so there is no update to offer.
 */
function offerNext({ active }: ServiceWorkerRegistration, next: ServiceWorker | null) {
  if (next?.state === 'installed' && active) tell(true);
}

/**
 * Checks for updates when the page becomes visible, and a few times a day. An installed app may stay open for weeks.
 */
function lookForUpdates(registration: ServiceWorkerRegistration) {
  const look = () => {
    // Offline the check fails. A later check succeeds.
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOK_EVERY);
}

function tell(next: boolean) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Returns whether a new version waits and has not been postponed. */
export function newVersionWaits(): boolean {
  return waiting;
}

/** Calls `changed` when a new version arrives or is postponed. Returns a function that unsubscribes. */
export function onNewVersion(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Activates the new version, which reloads every tab. */
export function updateNow(): void {
  const next = registered?.waiting;
  // On the first visit the page has no controller, so `reloadForNext` does not listen.
  if (!navigator.serviceWorker.controller) {
    if (next) next.addEventListener('statechange', () => next.state === 'activated' && reloadSoon());
    else reloadSoon();
  }
  next?.postMessage({ type: SKIP_WAITING });
}

/** Postpones the new version. The next tab that opens offers it again. This tab offers only a later version. */
export function updateLater(): void {
  tell(false);
}
