import { useEffect } from 'react';

/** The whole screen from the first tap on, given back when its page is left. */
export function useFullScreen(): void {
  useEffect(() => {
    let left = false;
    // Only a tap may ask for the full screen; an app on the home screen has it already.
    const fill = async () => {
      try {
        await document.documentElement.requestFullscreen?.();
        if (left) await giveBack();
      } catch {
        // Refused: then the page is as large as its window.
      }
    };
    document.addEventListener('pointerup', fill, { once: true });
    return () => {
      left = true;
      document.removeEventListener('pointerup', fill);
      void giveBack().catch(() => {});
    };
  }, []);
}

async function giveBack(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
}
