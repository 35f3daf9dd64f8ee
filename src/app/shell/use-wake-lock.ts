import { useEffect } from 'react';

/**
 * Keeps the screen on while `wanted` is true and the page is visible. The browser releases the lock when the page
 * hides, so the hook requests it again on each return. If the browser lacks the API or refuses the lock, the screen
 * dims as usual.
 */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const taken = await navigator.wakeLock?.request('screen');
        if (left) await taken?.release();
        else lock = taken;
      } catch {
        // The browser refused the lock, for example because the battery is low. The screen dims as usual.
      }
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, [wanted]);
}
