import { type EnvelopeKey, openEnvelope } from '#domain/sync/letters/envelope.ts';
import { contentKey, mailboxSeed } from '#domain/sync/letters/family-key.ts';
import type { Letter } from '#domain/sync/letters/letter.ts';
import { MailboxError, type OpenMailbox } from './mailbox.ts';
import { letterSender, type Sender } from './send-letters.ts';

/** Where an invite's mailbox is. */
export interface InviteAddress {
  server: string;
  pass: string;
  /** The secret of the invite (`inviteSecret`). */
  secret: Uint8Array<ArrayBuffer>;
}

export interface InviteLetters extends Pick<Sender, 'send'> {
  /** The letters of other senders that were there before this phone listened. */
  before: readonly Letter[];
  /** Resolves to the next letter of another sender. Rejects with a `MailboxError` when the connection ends. */
  next: () => Promise<Letter>;
  close: () => void;
}

/** The keys of an invite never change. */
const EPOCH = 0;

/**
 * Opens the mailbox of an invite. `own` is the id under which this phone writes. Rejects with a `MailboxError`, also
 * when `signal` aborts.
 */
export async function openInvite(
  { server, pass, secret }: InviteAddress,
  own: string,
  openMailbox: OpenMailbox,
  signal: AbortSignal,
): Promise<InviteLetters> {
  const [seed, key] = await Promise.all([mailboxSeed(secret), contentKey(secret, EPOCH)]);
  /** The numbers of the letters that were taken, because a letter may be both stored and live. */
  const taken = new Set<number>();
  let waiting: (Letter & { number: number })[] = [];
  let wake = () => {};
  let end: unknown;

  const mailbox = await openMailbox(
    { server, pass, seed, purpose: 'invite' },
    (post) => void take(post),
    signal,
  );
  const envelopeKey: EnvelopeKey = { mailbox: mailbox.id, epoch: EPOCH, key };
  const { send } = letterSender(own, mailbox, envelopeKey);

  async function take({
    number,
    envelope,
  }: {
    number: number;
    envelope: Uint8Array<ArrayBuffer>;
  }): Promise<void> {
    const opened = await openEnvelope(envelope, envelopeKey);
    if (!('letter' in opened) || opened.letter.from === own || taken.has(number)) return;
    taken.add(number);
    waiting.push({ ...opened.letter, number });
    wake();
  }

  void mailbox.closed.then(() => {
    end = new MailboxError('unreachable');
    wake();
  });
  for await (const post of mailbox.readFrom(1)) await take(post);
  // A live letter may have come before an older stored one.
  const before = waiting.sort((a, b) => a.number - b.number);
  waiting = [];

  return {
    before,
    send,
    next: async () => {
      for (;;) {
        const letter = waiting.shift();
        if (letter) return letter;
        if (end) throw end;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    close: mailbox.close,
  };
}
