import Dexie, { type PromiseExtended } from 'dexie';
import type { RecordsDb } from './records-db.ts';

/** When what a tap says of itself will have been seen; nothing for a log where no tap is under way. */
const tapSeen = new WeakMap<RecordsDb, Promise<void>>();

/**
 * Lets the word of a tap, that it is saved, go first: its commit wakes what shows the log, and to read that again takes a slow
 * phone longer than the frame. However `seen` ends, the log is read then.
 */
export function readAfter(db: RecordsDb, seen: Promise<unknown>): void {
  const turn: Promise<void> = seen
    .catch(() => {})
    .then(() => {
      if (tapSeen.get(db) === turn) tapSeen.delete(db);
    });
  tapSeen.set(db, turn);
}

/**
 * The turn to read what a tap changes: at once, or once the tap that is under way has been seen. A promise of Dexie's: what is
 * read behind it is watched, and behind one of the browser's it may not be.
 */
export function turnToRead(db: RecordsDb): PromiseExtended<void> {
  return Dexie.Promise.resolve(tapSeen.get(db));
}
