import { registerSW } from 'virtual:pwa-register';
import { whenNothingIsUnsaved } from './unsaved-work.ts';

/**
 * Registers the offline worker and tracks its next version. This module does not use React, because prerendered pages
 * load it too.
 */

/** How often an open page checks for updates, in milliseconds. */
const LOOK_EVERY = 6 * 3600_000;

let waiting = false;
let letIn: () => Promise<void> = async () => {};
let registered: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

/** Registers the worker once the page has loaded. */
export function keepOffline(): void {
  letIn = registerSW({
    // On a slow disk the very first version also waits a moment. Then no version is active, and there is nothing to
    // offer.
    onNeedRefresh: () => tell(registered?.active !== null),
    onRegisteredSW: (_, registration) => {
      registered = registration;
      if (!registration) return;
      hearOfEvery(registration);
      lookForUpdates(registration);
    },
    // This stays empty, because the library calls it only in a tab that already knew of a waiting version.
    // `reloadForNext` also covers a tap in another tab.
    onNeedReload: () => {},
  });
  reloadForNext();
}

/** Reloads when the next version takes over. A tab with unsaved work waits until the work is saved. */
function reloadForNext() {
  const { serviceWorker } = navigator;
  // A page without a controller was not loaded by an older version, so it need not reload.
  if (!serviceWorker?.controller) return;
  serviceWorker.addEventListener('controllerchange', reloadSoon);
}

function reloadSoon() {
  whenNothingIsUnsaved(() => location.reload());
}

/**
 * Reports every new version. workbox-window stops listening after the first version that it finds more than a minute
 * after registration. If that version failed or was postponed, an open page would not learn of later versions.
 */
function hearOfEvery(registration: ServiceWorkerRegistration) {
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') tell(registration.active !== null);
    });
  });
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

/** Calls `changed` when a new version arrives or is postponed. Returns the function that unsubscribes. */
export function onNewVersion(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Activates the new version, which reloads every tab. */
export function updateNow(): void {
  const next = registered?.waiting;
  // A page of the first visit has no controller, and `reloadForNext` does not listen there.
  if (!navigator.serviceWorker.controller) {
    if (next) next.addEventListener('statechange', () => next.state === 'activated' && reloadSoon());
    else reloadSoon();
  }
  void letIn();
}

/** Postpones the new version. The next tab that opens offers it again. This tab offers the next version. */
export function updateLater(): void {
  tell(false);
}
