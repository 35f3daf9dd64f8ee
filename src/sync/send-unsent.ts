import { keyOfState } from '#domain/sync/log-state.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readUnsent, settleSent } from '#storage/sync/unsent.ts';
import type { Sender } from './send-letters.ts';

/** How many rows are sent at once. What the other phones wrote is read between two such parts. */
const MOST_ROWS = 50;

/** The writes that are not sent again while the app is open, although they still have their marks. */
export interface DoneWrites {
  /** They do not fit into an envelope. */
  tooLarge: Set<string>;
  /** The mailbox has them, but the mark could not be removed, for example because the disk is full. */
  sent: Set<string>;
}

/**
 * Sends some of the rows that the other phones have not got yet, and removes their marks. Resolves to `none` if nothing
 * was left to send. Rejects with a `MailboxError` or the storage's error. The marks are then kept.
 */
export async function sendSomeUnsent(
  db: RecordsDb,
  sender: Sender,
  { tooLarge, sent }: DoneWrites,
): Promise<'none' | 'some'> {
  const { marks, states } = await readUnsent(db, MOST_ROWS, new Set([...tooLarge, ...sent]));
  if (marks.length === 0) return 'none';
  const unfit = new Set((await sender.sendStates('rows', states)).map(keyOfState));
  for (const { id, write } of marks) (unfit.has(id) ? tooLarge : sent).add(write);
  const fitting = marks.filter(({ id }) => !unfit.has(id));
  await settleSent(db, { marks: fitting, states: states.filter((state) => !unfit.has(keyOfState(state))) });
  for (const { write } of fitting) sent.delete(write);
  return 'some';
}
