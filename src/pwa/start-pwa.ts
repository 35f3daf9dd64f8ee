import { reloadOnLostChunk } from './lost-chunk.ts';
import { markUnsavedForms } from './unsaved-work.ts';
import { keepInstallOffer } from './use-install-prompt.ts';

/** What must listen before React is on the page. The worker itself is registered by `UpdatePrompt`. */
export function startPwa() {
  markUnsavedForms();
  keepInstallOffer();
  reloadOnLostChunk();
}
