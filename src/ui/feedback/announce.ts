import { useSyncExternalStore } from 'react';

let spoken = { id: 0, message: '' };
const listeners = new Set<() => void>();

/** Says a sentence to a screen reader, politely, through the LiveRegion. Toasts speak for themselves. */
export function announce(message: string): void {
  spoken = { id: spoken.id + 1, message };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const silence = { id: 0, message: '' };

/** What was said last; `id` is another for each, so that the same sentence can be said twice. */
export function useAnnouncement(): { id: number; message: string } {
  return useSyncExternalStore(
    subscribe,
    () => spoken,
    () => silence,
  );
}
