import { newId } from '#domain/record.ts';
import {
  commitmentTo,
  newExchangeKeys,
  type Signs,
  signsOf,
  unwrapWelcome,
  type Welcome,
  wrapWelcome,
} from '#domain/sync/letters/handshake.ts';
import type { Letter, LetterContent } from '#domain/sync/letters/letter.ts';
import { type InviteAddress, type InviteLetters, openInvite } from './invite-letters.ts';
import { MailboxError, type OpenMailbox } from './mailbox.ts';

/** A phone that wants to join, and what both screens show. */
export interface Knock {
  /** The name that the parent gave the phone. */
  name: string;
  signs: Signs;
}

/** What a phone needs to invite or to join. */
interface Exchange {
  invite: InviteAddress;
  openMailbox: OpenMailbox;
  /** The name of this phone. */
  name: string;
  /** Ends the exchange, for example after the time of an invite. */
  signal: AbortSignal;
}

/**
 * Waits for a phone with the invite. Calls `letIn` with the one that knocks, and sends it the welcome that the parent
 * gives. Null declines. Resolves to whether it was let in. Rejects with a `MailboxError`, also when `signal` aborts.
 * After a lost connection, or when the other phone began again, its reason is `unreachable`: then call this again.
 */
export async function inviteAnother(
  { invite, openMailbox, name, signal }: Exchange,
  letIn: (knock: Knock) => Promise<Welcome | null>,
): Promise<boolean> {
  const letters = await openInvite(invite, newId(Date.now()), openMailbox, signal);
  try {
    const keys = await newExchangeKeys();
    // Only the last knock can be of a phone that still waits. What was revealed before belongs to another key.
    let knock = letters.before.filter(isKnock).at(-1) ?? (await nextOf(letters, 'knock'));
    await letters.send({ kind: 'hello', to: knock.from, name, key: keys.publicKey });
    let key: string | null = null;
    while (key === null) {
      const letter = await letters.next();
      if (letter.content.kind === 'knock') {
        // The phone began again, for example because its app was closed.
        knock = letter as typeof knock;
        await letters.send({ kind: 'hello', to: knock.from, name, key: keys.publicKey });
      } else if (letter.content.kind === 'reveal' && letter.from === knock.from) {
        key = letter.content.key;
      }
    }
    const { from: to } = knock;
    if ((await commitmentTo(key)) !== knock.content.commitment) return false;
    const signs = await signsOf(invite.secret, { inviter: keys.publicKey, joiner: key });
    const welcome = await Promise.race([letIn({ name: knock.content.name, signs }), untilAgain(letters)]);
    if (!welcome) {
      await letters.send({ kind: 'declined', to });
      return false;
    }
    const wrapped = await wrapWelcome(welcome, invite.secret, keys, key);
    // The letters are closed after this one is stored.
    return await letters.send({ kind: 'welcome', to, access: wrapped });
  } finally {
    letters.close();
  }
}

/**
 * Knocks with an invite. Calls `onSigns` with what both screens show. Resolves to the family's welcome, or to null if
 * the other parent declined. Rejects with a `MailboxError`, also when `signal` aborts.
 */
export async function joinFamily(
  { invite, openMailbox, name, signal }: Exchange,
  onSigns: (knock: Knock) => void,
): Promise<Welcome | null> {
  const own = newId(Date.now());
  const letters = await openInvite(invite, own, openMailbox, signal);
  try {
    const keys = await newExchangeKeys();
    await letters.send({ kind: 'knock', name, commitment: await commitmentTo(keys.publicKey) });
    let hello = await nextOf(letters, 'hello');
    // Another phone knocked with the same invite.
    while (hello.content.to !== own) hello = await nextOf(letters, 'hello');
    await letters.send({ kind: 'reveal', key: keys.publicKey });
    const { key, name: inviter } = hello.content;
    onSigns({ name: inviter, signs: await signsOf(invite.secret, { inviter: key, joiner: keys.publicKey }) });
    for (;;) {
      const { from, content } = await letters.next();
      // With one key of its own for two keys of the other side, signs could be made to match.
      if (content.kind === 'hello' && content.to === own && from !== hello.from)
        throw new MailboxError('unreachable');
      if (from !== hello.from) continue;
      if (content.kind === 'declined' && content.to === own) return null;
      if (content.kind !== 'welcome' || content.to !== own) continue;
      const welcome = await unwrapWelcome(content.access, invite.secret, keys, key);
      if (welcome) return welcome;
    }
  } finally {
    letters.close();
  }
}

/** Rejects when the phone that knocked begins again, or when the connection ends. */
async function untilAgain(letters: InviteLetters): Promise<never> {
  await nextOf(letters, 'knock');
  throw new MailboxError('unreachable');
}

function isKnock(letter: Letter): letter is Letter & { content: Content<'knock'> } {
  return letter.content.kind === 'knock';
}

type Content<Kind extends LetterContent['kind']> = Extract<LetterContent, { kind: Kind }>;

/** Waits for a letter of this kind. */
async function nextOf<Kind extends LetterContent['kind']>(
  letters: InviteLetters,
  kind: Kind,
): Promise<Letter & { content: Content<Kind> }> {
  for (;;) {
    const letter = await letters.next();
    if (letter.content.kind === kind) return letter as Letter & { content: Content<Kind> };
  }
}
