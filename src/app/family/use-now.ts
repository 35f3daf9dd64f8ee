import { useEffect, useState } from 'react';
import { MINUTE } from '#domain/time/when.ts';

/**
 * Returns the current time in epoch milliseconds. Updates at every full `period` (milliseconds, default one minute).
 * Also updates when the page becomes visible, so that a phone that slept over midnight does not show yesterday.
 */
export function useNow(period = MINUTE): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const at = Date.now();
      setNow(at);
      timer = setTimeout(tick, period - (at % period));
    };
    const wake = () => document.visibilityState === 'visible' && tick();
    timer = setTimeout(tick, period - (Date.now() % period));
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [period]);
  return now;
}
