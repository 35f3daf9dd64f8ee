import { afterFrame } from '#ui/after-frame.ts';

/**
 * Done once something of this page is on the screen: the mark, where a screen of the app is still to come. React takes a slow
 * phone a while to read, and begun before that frame it would leave the page blank for as long. Only who comes over the
 * line waits: from the worker the scripts are there so soon that the frame would cost a start more than it shows.
 */
export async function firstFrame(): Promise<void> {
  const comesFromWorker = Boolean(navigator.serviceWorker?.controller);
  const isSeen = performance.getEntriesByType('paint').length > 0;
  if (comesFromWorker || isSeen || document.hidden) return;
  await afterFrame();
}
