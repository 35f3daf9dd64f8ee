import { useEffect } from 'react';

/**
 * The whole screen from the first tap on, given back when its page is left. Lost on the way, to another app or by Escape,
 * it is there again with the next tap.
 */
export function useFullScreen(): void {
  useEffect(() => {
    let left = false;
    // Only a tap may ask for the full screen; an app on the home screen has it already.
    const fill = async () => {
      if (document.fullscreenElement || isDialogOpen()) return;
      try {
        await document.documentElement.requestFullscreen?.();
        if (left || isDialogOpen()) await giveBack();
      } catch {
        // Refused: then the page is as large as its window.
      }
    };
    document.addEventListener('pointerup', fill);
    return () => {
      left = true;
      document.removeEventListener('pointerup', fill);
      void giveBack().catch(() => {});
    };
  }, []);
}

/** A page that is filled while a dialog is open would lie over it, and nothing could be tapped: whatwg/fullscreen#227. */
function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

async function giveBack(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
}
