import Dexie, { type PromiseExtended } from 'dexie';
import type { RecordsDb } from './records-db.ts';

/** For each log where a tap is under way: settles when the parent has seen that it is saved. */
const tapSeen = new WeakMap<RecordsDb, Promise<void>>();

/**
 * Has the log read again only after `seen`, when the parent has seen that a tap is saved. Its commit wakes all that shows the
 * log, and to read that again takes a slow phone longer than a frame. Where `seen` fails the log is read as well.
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
