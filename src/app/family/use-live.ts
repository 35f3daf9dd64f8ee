import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { tapsInProgress } from '#app/paint-order.tsx';
import { observedAfter, type RecordsDb } from '#storage/database/records-db.ts';

/** Answers that were read while React started, by log and question, until the component that asked is gone. */
const ahead = new WeakMap<RecordsDb, Map<string, { answer?: unknown }>>();

/** Reads what the first screen will ask {@link useLive} for, so that React draws it with the answer. */
export async function readAhead<T>(db: RecordsDb, question: string, read: () => Promise<T>): Promise<T> {
  // The place is made before the read. An answer that comes too late lands in a place that was deleted.
  const place: { answer?: T } = {};
  ahead.set(db, (ahead.get(db) ?? new Map()).set(question, place));
  const answer = await read();
  place.answer = answer;
  return answer;
}

/**
 * Runs `read` on a log as a live query, the only one of the app. It reads once the taps on the log are painted. A new
 * `question` runs `read` again, and the last answer is kept until then. Undefined before the first answer, and when no
 * log is open.
 */
export function useLive<T>(
  db: RecordsDb | null,
  question: string,
  read: (db: RecordsDb) => PromiseLike<T>,
): T | undefined {
  const live = useLiveQuery(
    async () => db && { db, answer: await observedAfter(tapsInProgress(db), () => read(db)) },
    [db, question],
  );
  useEffect(() => () => void (db && ahead.get(db)?.delete(question)), [db, question]);
  // A live query keeps its last answer until it has the next. The answer of one family must not show for another.
  if (live && live.db === db) return live.answer;
  return db ? (ahead.get(db)?.get(question)?.answer as T | undefined) : undefined;
}
