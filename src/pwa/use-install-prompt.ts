import { useSyncExternalStore } from 'react';
import { hasInstallOffer, install, onInstallOffer } from './install-offer.ts';

/**
 * Returns a function that opens the browser's install dialog. Null if the browser has no prompt, for example once the
 * app is installed.
 */
export function useInstallPrompt() {
  const ready = useSyncExternalStore(onInstallOffer, hasInstallOffer);
  return ready ? install : null;
}
