import { dropListeners, type KeptScreen, SCREEN } from './kept-screen.ts';
import { onOtherTab, readText, writeText } from './local-store.ts';

/** Stores the screen of a log for the next start. */
export function writeKeptScreen(logName: string, screen: KeptScreen): void {
  writeText('local', SCREEN + logName, JSON.stringify(screen));
}

/** Calls `dropped` when this or another tab drops the kept screen of a log. Returns an unsubscriber. */
export function onKeptScreenDrop(logName: string, dropped: () => void): () => void {
  const name = SCREEN + logName;
  dropListeners.add(dropped);
  // A tab that keeps a screen changes the value too.
  const stop = onOtherTab((changed) => changed === name && readText('local', name) === null && dropped());
  return () => {
    dropListeners.delete(dropped);
    stop();
  };
}
