import { toHex } from '#domain/hex.ts';
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
    const id = REPEATED.includes(content.kind) ? await idOf(copy, content) : envelopeName(envelope);
    await mailbox.append(envelope, id);
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

/** The letters that are sent again if the mailbox's answer was lost. Each other one counts every time. */
const REPEATED: readonly LetterContent['kind'][] = ['rows', 'page', 'want', 'lacks'];

/**
 * Returns the same id for the same content, so that the mailbox stores a letter once that is sent again. The server
 * learns nothing from it, because it does not know the id of the copy.
 */
async function idOf(copy: string, content: LetterContent): Promise<string> {
  const text = new TextEncoder().encode(`${copy} ${JSON.stringify(content)}`);
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}
