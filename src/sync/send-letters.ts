import { type EnvelopeKey, envelopeName, sealLetter } from '#domain/sync/letters/envelope.ts';
import type { LetterContent, RowsKind } from '#domain/sync/letters/letter.ts';
import type { LogState } from '#domain/sync/log-state.ts';
import type { Mailbox } from './mailbox.ts';

/** How many states a letter has at most. A page is compressed better. */
const MOST_STATES: Readonly<Record<RowsKind, number>> = { rows: 50, page: 300 };

export interface Sender {
  /** Sends a letter. Resolves to false if it does not fit into an envelope. Rejects with a `MailboxError`. */
  send: (content: LetterContent) => Promise<boolean>;
  /** Sends states in as few letters as they need. Resolves to those that are too large for any envelope. */
  sendStates: (kind: RowsKind, states: readonly LogState[]) => Promise<LogState[]>;
}

/** Sends the letters of one copy of a log to a mailbox. */
export function letterSender(copy: string, mailbox: Mailbox, key: EnvelopeKey): Sender {
  async function send(content: LetterContent): Promise<boolean> {
    const envelope = await sealLetter({ from: copy, at: Date.now(), content }, key);
    if (!envelope) return false;
    await mailbox.append(envelope, envelopeName(envelope));
    return true;
  }

  async function sendStates(kind: RowsKind, states: readonly LogState[]): Promise<LogState[]> {
    const [first] = states;
    if (!first) return [];
    if (states.length <= MOST_STATES[kind]) {
      if (await send({ kind, states: [...states] })) return [];
      if (states.length === 1) return [first];
    }
    const half = Math.ceil(states.length / 2);
    return [
      ...(await sendStates(kind, states.slice(0, half))),
      ...(await sendStates(kind, states.slice(half))),
    ];
  }

  return { send, sendStates };
}
