import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { tapsInProgress } from '#app/paint-order.tsx';
import { observedAfter, type RecordsDb } from '#storage/database/records-db.ts';

/**
 * Answers that were read before the first render, by log and question. They are deleted when the component that asked
 * unmounts.
 */
const ahead = new WeakMap<RecordsDb, Map<string, { answer?: unknown }>>();

/** Reads ahead what the first screen will ask {@link useLive} for, so that its first render has the answer. */
export async function readAhead<T>(db: RecordsDb, question: string, read: () => Promise<T>): Promise<T> {
  // The entry is added before the read. `useLive` deletes it on unmount, so an answer that arrives later is never
  // shown.
  const place: { answer?: T } = {};
  ahead.set(db, (ahead.get(db) ?? new Map()).set(question, place));
  const answer = await read();
  place.answer = answer;
  return answer;
}

/**
 * Runs `read` on a log as a live query. All live queries of the app use this hook. `read` waits until taps on the log
 * are painted. A new `question` runs `read` again, and the last answer is kept until the new one. Undefined before the
 * first answer, and when no log is open.
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
  // `useLiveQuery` keeps its last answer until it has the next. The answer of one log must not show for another.
  if (live && live.db === db) return live.answer;
  return db ? (ahead.get(db)?.get(question)?.answer as T | undefined) : undefined;
}
