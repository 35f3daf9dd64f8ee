import { DROPPED, dropListeners, type KeptScreen, SCREEN } from './kept-screen.ts';
import { onOtherTab, writeText } from './local-store.ts';

/** Stores the screen of a log for the next start, or removes it if `screen` is null. */
export function writeKeptScreen(logName: string, screen: KeptScreen | null): void {
  writeText('local', SCREEN + logName, screen && JSON.stringify(screen));
}

/** Calls `dropped` when this or another tab drops a kept screen. Returns an unsubscriber. */
export function onKeptScreenDrop(dropped: () => void): () => void {
  dropListeners.add(dropped);
  const stop = onOtherTab((changed) => {
    if (changed === null || changed === DROPPED) dropped();
  });
  return () => {
    dropListeners.delete(dropped);
    stop();
  };
}
