import { registerSW } from 'virtual:pwa-register';
import { whenNothingIsUnsaved } from './unsaved-work.ts';

/**
 * How often an open page checks for updates, in milliseconds. This module registers the offline worker and tracks its
 * next version. No React, because prerendered pages use it too.
 */

const LOOK_EVERY = 6 * 3600_000;

let waiting = false;
let letIn: () => Promise<void> = async () => {};
let registered: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

/** Registers the worker once the page has loaded. */
export function keepOffline(): void {
  letIn = registerSW({
    // On a slow disk the very first version waits a moment too, without an active one.
    onNeedRefresh: () => tell(registered?.active !== null),
    onRegisteredSW: (_, registration) => {
      registered = registration;
      if (!registration) return;
      hearOfEvery(registration);
      lookForUpdates(registration);
    },
    // The library calls this only in a tab that knew of a waiting version. A tap in another tab may come sooner.
    onNeedReload: () => {},
  });
  reloadForNext();
}

/** Reloads when the next version takes over. A tab with a half-typed form waits until it is saved. */
function reloadForNext() {
  const { serviceWorker } = navigator;
  // Skipped without service workers. An uncontrolled page is not older than the first worker.
  if (!serviceWorker?.controller) return;
  serviceWorker.addEventListener('controllerchange', reloadSoon);
}

function reloadSoon() {
  whenNothingIsUnsaved(() => location.reload());
}

/**
 * Keeps reporting new versions. The library stops after the first one that comes later than a minute after the load. If
 * that one failed or was postponed, a page that stays open would hear of no other.
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
    // Offline the check fails. The next one succeeds.
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
  // A page of the first visit has no controller and gets no event when the next worker takes over.
  if (!navigator.serviceWorker.controller) {
    if (next) next.addEventListener('statechange', () => next.state === 'activated' && reloadSoon());
    else reloadSoon();
  }
  void letIn();
}

/** Postpones the new version. The next tab to open offers it again, and so does the version after it. */
export function updateLater(): void {
  tell(false);
}
