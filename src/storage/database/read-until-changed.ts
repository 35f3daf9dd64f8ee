import { liveQuery } from 'dexie';

/**
 * Runs `read` on a log. Then calls `changed` whenever the data that it read is written, here or in another tab, until
 * `signal` is aborted.
 */
export function readUntilChanged<T>(
  read: () => Promise<T>,
  changed: () => void,
  signal: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let answered = false;
    const hearing = liveQuery(read).subscribe({
      next(answer) {
        if (answered) changed();
        answered = true;
        resolve(answer);
      },
      error: reject,
    });
    signal.addEventListener('abort', () => hearing.unsubscribe());
  });
}
