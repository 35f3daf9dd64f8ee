import { useEffect } from 'react';

/**
 * Keeps the screen on while the page is in sight. The browser takes the lock away whenever the page hides, so it is asked
 * for again each time the page comes back; where there is none, or it is refused, the screen dims as it always does.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const taken = await navigator.wakeLock?.request('screen');
        if (left) await taken?.release();
        else lock = taken;
      } catch {
        // Refused, for example with the battery low: nothing to do, nothing lost.
      }
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, []);
}
