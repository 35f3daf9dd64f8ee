import { useEffect, useRef } from 'react';

/** Returns `start`, which gives an abort signal for new work. The next start or an unmount aborts that signal. */
export function useLatestWork() {
  const work = useRef(new AbortController());

  useEffect(() => () => work.current.abort(), []);

  function start(): AbortSignal {
    work.current.abort();
    work.current = new AbortController();
    return work.current.signal;
  }

  return { start };
}
