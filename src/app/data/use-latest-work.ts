import { useEffect, useRef } from 'react';

/** Gives an abort signal for each new piece of work. New work or unmounting aborts the signal before it. */
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
