import { keyOfState } from '#domain/sync/log-state.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readUnsent, settleSent } from '#storage/sync/unsent.ts';
import type { Sender } from './send-letters.ts';

/** How many rows are sent at once. What the other phones wrote is read between two such parts. */
const MOST_ROWS = 50;

/**
 * Sends some of the rows that the other phones have not got yet, and removes their marks. Adds the writes of rows that
 * do not fit into an envelope to `tooLarge`, and leaves their marks. Resolves to `none` if nothing was left to send.
 * Rejects with a `MailboxError` or the storage's error. The marks are then kept.
 */
export async function sendSomeUnsent(
  db: RecordsDb,
  sender: Sender,
  tooLarge: Set<string>,
): Promise<'none' | 'some'> {
  const { marks, states } = await readUnsent(db, MOST_ROWS, tooLarge);
  if (marks.length === 0) return 'none';
  const unfit = new Set((await sender.sendStates('rows', states)).map(keyOfState));
  const sent = marks.filter(({ id }) => !unfit.has(id));
  for (const { write } of marks.filter(({ id }) => unfit.has(id))) tooLarge.add(write);
  await settleSent(
    db,
    { marks: sent, states: states.filter((state) => !unfit.has(keyOfState(state))) },
    Date.now(),
  );
  return 'some';
}
