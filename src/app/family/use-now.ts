import { useEffect, useState } from 'react';
import { MINUTE } from '#domain/time/when.ts';

/**
 * The time in epoch milliseconds, renewed at every full `period` (milliseconds, a minute unless told) and whenever the
 * screen comes back to light: a phone that slept in a pocket over midnight must not show yesterday.
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
