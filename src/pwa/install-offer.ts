/** The browser's offer to install the app. No React: it may come before that is there. */

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
export async function install() {
  const used = offer;
  setOffer(null);
  await used?.prompt();
}

/** Whether the browser offers to put the app on the home screen. */
export function hasInstallOffer(): boolean {
  return offer !== null;
}

/** Calls back when an offer has come or gone. Gives the way to stop listening. */
export function onInstallOffer(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
