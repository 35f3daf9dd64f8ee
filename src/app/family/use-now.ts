import { useEffect, useState } from 'react';
import { MINUTE } from '#domain/time/when.ts';

/**
 * The time in epoch milliseconds. Updates at every full `period` (milliseconds, default one minute) and when the page
 * becomes visible. A phone that slept over midnight must not show yesterday.
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
