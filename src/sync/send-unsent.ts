import { type EnvelopeKey, sealLetter } from '#domain/sync/envelope.ts';
import { keyOfState, type LogState } from '#domain/sync/log-state.ts';
import { nextLetterNumber, readUnsent, settleSent } from '#storage/sync/unsent.ts';
import type { Mailbox } from './mailbox.ts';
import type { LogListener, SharedLog } from './shared-log.ts';

/** How many states a letter has at most. */
const MOST_STATES = 50;

/** Where the rows of a log go. */
interface Destination {
  mailbox: Mailbox;
  envelopeKey: EnvelopeKey;
  /** The keys of rows that do not fit into an envelope. They stay marked. */
  tooLarge: Set<string>;
  listener: Pick<LogListener, 'refused'>;
}

/**
 * Sends all rows that the other phones have not got yet, and removes their marks. Rejects with a `MailboxError` or the
 * storage's error. The marks of rows that were not sent are then kept.
 */
export async function sendUnsent(log: SharedLog, destination: Destination): Promise<void> {
  const { db } = log;
  const { tooLarge } = destination;
  for (;;) {
    const { marks, states } = await readUnsent(db, MOST_STATES, tooLarge);
    if (marks.length === 0) return;
    await send(states, log, destination);
    const sent = marks.filter(({ id }) => !tooLarge.has(id));
    await settleSent(db, sent, Date.now());
  }
}

/** Sends states in one envelope, or in several if they do not fit. */
async function send(states: readonly LogState[], log: SharedLog, destination: Destination): Promise<void> {
  const { mailbox, envelopeKey, tooLarge, listener } = destination;
  const [first] = states;
  if (!first) return;
  const from = log.device;
  const n = await nextLetterNumber(log.db);
  const content = { kind: 'rows' as const, states: [...states] };
  const envelope = await sealLetter({ from, n, at: Date.now(), content }, envelopeKey);
  if (envelope) {
    await mailbox.append(envelope, `${from} ${n}`);
  } else if (states.length === 1) {
    tooLarge.add(keyOfState(first));
    listener.refused('tooLarge');
  } else {
    const half = Math.ceil(states.length / 2);
    await send(states.slice(0, half), log, destination);
    await send(states.slice(half), log, destination);
  }
}
