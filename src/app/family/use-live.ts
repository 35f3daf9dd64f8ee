import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { tapsInProgress } from '#app/paint-order.tsx';
import { observedAfter, type RecordsDb } from '#storage/database/records-db.ts';

/**
 * The answers that {@link readAhead} has read, by log and question. An answer is deleted when the component that uses
 * it unmounts.
 */
const ahead = new WeakMap<RecordsDb, Map<string, { answer?: unknown }>>();

/**
 * Reads the answer to a `question` that the first screen will ask {@link useLive}. The first render then has the
 * answer.
 */
export async function readAhead<T>(db: RecordsDb, question: string, read: () => Promise<T>): Promise<T> {
  // The place for the answer is added before the read. `useLive` deletes the place when its component unmounts. An
  // answer that arrives after that is never shown.
  const place: { answer?: T } = {};
  ahead.set(db, (ahead.get(db) ?? new Map()).set(question, place));
  const answer = await read();
  place.answer = answer;
  return answer;
}

/**
 * Runs `read` on a log as a live query. All live queries of the app use this hook. `read` waits until taps on the log
 * are painted. If `question` changes, `read` runs again. Until the new answer arrives, the last one is returned.
 * Returns undefined before the first answer and while no log is open.
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
  // `useLiveQuery` keeps its last answer until it has the next one. The answer from one log must not show for another
  // log.
  if (live && live.db === db) return live.answer;
  return db ? (ahead.get(db)?.get(question)?.answer as T | undefined) : undefined;
}
