import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import type { RecordsDb } from '#storage/database/records-db.ts';

/** What was read of a log while React started, by the name of what it answers, until who asked for it first is gone. */
const ahead = new WeakMap<RecordsDb, Map<string, { answer?: unknown }>>();

/** Reads what the first screen will ask {@link useLive} for, so that it is drawn with the answer. */
export async function readAhead<T>(db: RecordsDb, name: string, read: () => Promise<T>): Promise<T> {
  // Its place is made before it is read: an answer that comes too late finds no place that anybody looks into.
  const place: { answer?: T } = {};
  ahead.set(db, (ahead.get(db) ?? new Map()).set(name, place));
  const answer = await read();
  place.answer = answer;
  return answer;
}

/**
 * What `read` answers about a log, live; undefined while it is being read, and where no log is open. `name` says what is
 * asked, to find what was read ahead.
 */
export function useLive<T>(
  db: RecordsDb | null,
  name: string,
  read: (db: RecordsDb) => PromiseLike<T>,
): T | undefined {
  const live = useLiveQuery(async () => db && { db, answer: await read(db) }, [db, name]);
  useEffect(() => () => void (db && ahead.get(db)?.delete(name)), [db, name]);
  // A live query keeps its last answer until it has the next: nothing of one family may stand in the frame of another.
  if (live && live.db === db) return live.answer;
  return db ? (ahead.get(db)?.get(name)?.answer as T | undefined) : undefined;
}
