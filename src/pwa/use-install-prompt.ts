import { useSyncExternalStore } from 'react';
import { hasInstallOffer, install, onInstallOffer } from './install-offer.ts';

/** A function that installs the app, or null where it is installed already or the browser has its own way. */
export function useInstallPrompt() {
  const ready = useSyncExternalStore(onInstallOffer, hasInstallOffer);
  return ready ? install : null;
}
