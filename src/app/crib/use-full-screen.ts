import { useEffect } from 'react';

/**
 * Enters full screen on the first tap and exits when the page is left. After Escape or an app switch, the next tap
 * enters it again.
 */
export function useFullScreen(): void {
  useEffect(() => {
    let left = false;
    // Browsers grant full screen only after a tap.
    const fill = async () => {
      if (document.fullscreenElement || isDialogOpen()) return;
      try {
        await document.documentElement.requestFullscreen?.();
        if (left || isDialogOpen()) await giveBack();
      } catch {
        // The browser refused. The page keeps the size of its window.
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

/** A full-screen page would cover an open dialog and block all taps: whatwg/fullscreen#227. */
function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

async function giveBack(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
}
