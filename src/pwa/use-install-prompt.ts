import { useSyncExternalStore } from 'react';

/** What Chromium hands us once when the app may be installed; other browsers never do. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallOffer | null) {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer for the moment when we ask; it comes before React is on the page. */
export function keepInstallOffer() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  addEventListener('appinstalled', () => setOffer(null));
}

/** Opens the browser's own dialog; an offer can be used once. */
async function install() {
  const used = offer;
  setOffer(null);
  await used?.prompt();
}

/** A function that installs the app, or null where it is installed already or the browser has its own way. */
export function useInstallPrompt() {
  const ready = useSyncExternalStore(subscribe, () => offer !== null);
  return ready ? install : null;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
