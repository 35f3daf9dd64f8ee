import { newId } from '#domain/record.ts';
import { type ExchangeKeys, newExchangeKeys } from '#domain/sync/letters/exchange-keys.ts';
import {
  commitmentTo,
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

  /** Answers a knock with a new key. A phone that saw this key before it knocked could choose the signs. */
  async function sayHello({ from: to }: Letter): Promise<ExchangeKeys> {
    const keys = await newExchangeKeys();
    await letters.send({ kind: 'hello', to, name, key: keys.publicKey });
    return keys;
  }

  try {
    // Only the last knock can be of a phone that still waits. What was revealed before belongs to another key.
    let knock = letters.before.filter(isKnock).at(-1) ?? (await nextOf(letters, 'knock'));
    let keys = await sayHello(knock);
    let key: string | null = null;
    while (key === null) {
      const letter = await letters.next();
      if (letter.content.kind === 'knock') {
        // The phone began again, for example because its app was closed.
        knock = letter as typeof knock;
        keys = await sayHello(knock);
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

/** What a joining phone keeps while it waits, so that a lost connection does not lose the welcome. */
export interface Joiner {
  /** The id under which it writes. */
  own: string;
  keys: ExchangeKeys;
  /** The hello that it answered. */
  hello?: { from: string; name: string; key: string };
}

export async function newJoiner(): Promise<Joiner> {
  return { own: newId(Date.now()), keys: await newExchangeKeys() };
}

/**
 * Knocks with an invite. Calls `onSigns` with what both screens show. Resolves to the family's welcome, to null if the
 * other parent declined, or to `again` if the other phone began again: then join with a new `joiner`. Rejects with a
 * `MailboxError`, also when `signal` aborts. After a lost connection, call this again with the same `joiner`.
 */
export async function joinFamily(
  { invite, openMailbox, name, signal }: Exchange,
  joiner: Joiner,
  onSigns: (knock: Knock) => void,
): Promise<Welcome | null | 'again'> {
  const { own, keys } = joiner;
  const letters = await openInvite(invite, own, openMailbox, signal);
  try {
    const before = [...letters.before];
    if (!before.some(({ content }) => content.kind === 'hello' && content.to === own))
      await letters.send({ kind: 'knock', name, commitment: await commitmentTo(keys.publicKey) });
    let isShown = false;
    for (;;) {
      const { from, content } = before.shift() ?? (await letters.next());
      if (!('to' in content) || content.to !== own) continue;
      if (content.kind === 'hello') {
        const { key, name: inviter } = content;
        joiner.hello ??= { from, name: inviter, key };
        // A phone that saw the own key before it said hello could choose the signs.
        if (joiner.hello.from !== from || joiner.hello.key !== key) return 'again';
        if (isShown) continue;
        isShown = true;
        await letters.send({ kind: 'reveal', key: keys.publicKey });
        const both = { inviter: key, joiner: keys.publicKey };
        onSigns({ name: inviter, signs: await signsOf(invite.secret, both) });
      } else if (from === joiner.hello?.from) {
        if (content.kind === 'declined') return null;
        const welcome = await unwrapWelcome(content.access, invite.secret, keys, joiner.hello.key);
        if (welcome) return welcome;
      }
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
