import Dexie, { type PromiseExtended } from 'dexie';
import type { RecordsDb } from './records-db.ts';

/** For each log with a tap in progress: a promise that settles when the screen has painted that tap as saved. */
const deferrals = new WeakMap<RecordsDb, Promise<void>>();

/**
 * Defers the live queries of a log until `painted` settles, when a tap is painted as saved. The commit of a tap
 * triggers every live query. On a slow phone reading the log again takes longer than a frame. A rejection of `painted`
 * ends the deferral too.
 */
export function deferLiveQueries(db: RecordsDb, painted: Promise<unknown>): void {
  const deferral: Promise<void> = painted
    .catch(() => {})
    .then(() => {
      if (deferrals.get(db) === deferral) deferrals.delete(db);
    });
  deferrals.set(db, deferral);
}

/**
 * Resolves when a live query may read: at once, or when the deferral ends. This is a Dexie promise. Dexie observes
 * reads after its own promises, and may miss reads after a native one.
 */
export function awaitDeferral(db: RecordsDb): PromiseExtended<void> {
  return Dexie.Promise.resolve(deferrals.get(db));
}
