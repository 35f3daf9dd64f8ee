import { registerSW } from 'virtual:pwa-register';
import { whenNothingIsUnsaved } from './unsaved-work.ts';

/** The offline worker, and whether its next version waits to be let in. No React: a page that is only read has it too. */

const LOOK_EVERY = 6 * 3600_000;

let waiting = false;
let letIn: () => Promise<void> = async () => {};
let registered: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

/** Registers the worker once the page has loaded. */
export function keepOffline(): void {
  letIn = registerSW({
    // On a slow disk the very first version waits a moment as well, with none before it.
    onNeedRefresh: () => tell(registered?.active !== null),
    onRegisteredSW: (_, registration) => {
      registered = registration;
      if (!registration) return;
      hearOfEvery(registration);
      lookForUpdates(registration);
    },
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
  serviceWorker.addEventListener('controllerchange', reloadSoon);
}

function reloadSoon() {
  whenNothingIsUnsaved(() => location.reload());
}

/**
 * The library stops listening with the first version that comes later than a minute after the page: were that one to fail, or
 * to be put off, it would be the last that a tablet beside the crib ever hears of.
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
 * An app on the home screen may stay open for weeks: it looks whenever a parent comes back to it, and on a tablet beside the
 * crib, which nobody leaves, a few times a day.
 */
function lookForUpdates(registration: ServiceWorkerRegistration) {
  const look = () => {
    // With no signal the look fails, and the next one tells.
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOK_EVERY);
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
  const next = registered?.waiting;
  // A page of the first visit is under no worker, and is not told when the next one takes over, here or in another tab.
  if (!navigator.serviceWorker.controller) {
    if (next) next.addEventListener('statechange', () => next.state === 'activated' && reloadSoon());
    else reloadSoon();
  }
  void letIn();
}

/** Puts the new version off: until every tab was closed, another tab is opened and offers it again, or the one after it comes. */
export function updateLater(): void {
  tell(false);
}
