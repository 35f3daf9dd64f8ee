import Dexie, { type PromiseExtended } from 'dexie';

/** When what a tap says of itself has been seen; null where no tap is under way. */
let tapSeen: Promise<unknown> | null = null;

/**
 * Lets a tap's own word go first: its commit wakes the whole screen, and to read all of that again takes a slow phone longer
 * than the frame. While it writes nothing could be read of the log anyway. `seen` must not reject.
 */
export function readAfter(seen: Promise<unknown>): void {
  tapSeen = seen;
  void seen.then(() => {
    if (tapSeen === seen) tapSeen = null;
  });
}

/**
 * A live query's turn to read: at once, or once the tap that is under way has been seen. A promise of Dexie's: what is read
 * behind it is watched, and behind one of the browser's it may not be.
 */
export function turnToRead(): PromiseExtended<unknown> {
  return Dexie.Promise.resolve(tapSeen);
}
