import { keepInstallOffer } from './install-offer.ts';
import { reloadOnLostChunk } from './lost-chunk.ts';
import { offerStartupImages } from './startup-images.ts';
import { trustWorker } from './trust-worker.ts';
import { askBeforeLeaving, markUnsavedForms } from './unsaved-work.ts';
import { keepOffline } from './updates.ts';

/** Adds the listeners that must exist before React loads, or on pages without React. */
export function startPwa() {
  markUnsavedForms();
  askBeforeLeaving();
  keepInstallOffer();
  offerStartupImages();
  reloadOnLostChunk();
  trustWorker();
  keepOffline();
}
