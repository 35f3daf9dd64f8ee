import { useSyncExternalStore } from 'react';
import { hasInstallOffer, install, onInstallOffer } from './install-offer.ts';

/** A function that installs the app. Null if it is installed or the browser has no prompt. */
export function useInstallPrompt() {
  const ready = useSyncExternalStore(onInstallOffer, hasInstallOffer);
  return ready ? install : null;
}
