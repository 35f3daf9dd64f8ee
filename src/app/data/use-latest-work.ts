import { useEffect, useRef } from 'react';

/** Work of which only the latest counts: the signal of what was under way is aborted by the next, and with the screen. */
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
