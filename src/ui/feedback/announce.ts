import { useSyncExternalStore } from 'react';

let spoken = { id: 0, message: '' };
const listeners = new Set<() => void>();

/** Announces a sentence politely through the LiveRegion. Toasts announce themselves. */
export function announce(message: string): void {
  spoken = { id: spoken.id + 1, message };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const silence = { id: 0, message: '' };

/** Returns the last announcement. `id` is unique, so that the same sentence can be announced twice. */
export function useAnnouncement(): { id: number; message: string } {
  return useSyncExternalStore(
    subscribe,
    () => spoken,
    () => silence,
  );
}
