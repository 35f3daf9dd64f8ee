/** The browser's install prompt. This module does not use React, because the event may fire before React loads. */

/** The event that Chromium fires once when the app can be installed. Other browsers have none. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallOffer | null) {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's install prompt until the app offers it. */
export function keepInstallOffer() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  addEventListener('appinstalled', () => setOffer(null));
}

/** Opens the browser's install dialog. Each prompt can be used once. */
export async function install() {
  const used = offer;
  setOffer(null);
  await used?.prompt();
}

/** Returns whether the browser can install the app. */
export function hasInstallOffer(): boolean {
  return offer !== null;
}

/** Calls `changed` when a prompt arrives or is used. Returns a function that unsubscribes. */
export function onInstallOffer(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
