import type { Welcome } from '#domain/sync/letters/handshake.ts';
import { INVITE_MS, inviteSecret } from '#domain/sync/letters/invite.ts';
import type { Knock } from '#sync/join.ts';

/** Why an exchange of keys ended without success, as in the words `sharing.ended`. */
export type ExchangeEnd = 'declined' | 'notIn' | 'otherServer' | 'over' | 'unreachable' | 'refused' | 'full';

interface Exchange {
  invite: string;
  server: string;
  pass: string;
  /** The name of the parent on this phone. */
  name: string;
  /** Ends the exchange, for example because the parent canceled it. */
  signal: AbortSignal;
}

/** Waits until a phone with the invite was let in. Resolves to how that ended. */
export async function inviteWith(
  exchange: Exchange,
  letIn: (knock: Knock) => Promise<Welcome | null>,
): Promise<'in' | ExchangeEnd> {
  return withinInvite(exchange, async (phone) => {
    const { inviteAnother } = await import('#sync/join.ts');
    return (await inviteAnother(phone, letIn)) ? 'in' : 'notIn';
  });
}

/** Knocks with the invite. Resolves to the welcome to the family's log, or to why there is none. */
export async function joinWith(
  exchange: Exchange,
  onSigns: (knock: Knock) => void,
): Promise<Welcome | ExchangeEnd> {
  return withinInvite(exchange, async (phone) => {
    const { joinFamily } = await import('#sync/join.ts');
    return (await joinFamily(phone, onSigns)) ?? 'declined';
  });
}

type Phone = Parameters<typeof import('#sync/join.ts').joinFamily>[0];

/** Runs an exchange until its invite ends. */
async function withinInvite<T>(
  { invite, server, pass, name, signal }: Exchange,
  act: (phone: Phone) => Promise<T>,
): Promise<T | ExchangeEnd> {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end);
  const timer = setTimeout(end, INVITE_MS);
  const { MailboxError } = await import('#sync/mailbox.ts');
  try {
    const { openNatsMailbox } = await import('#sync/nats-mailbox.ts');
    const secret = await inviteSecret(invite);
    const phone = {
      invite: { server, pass, secret },
      openMailbox: openNatsMailbox,
      name,
      signal: ending.signal,
    };
    // A parent who never answers must not keep the exchange open.
    const over = new Promise<never>((_, reject) => {
      ending.signal.addEventListener('abort', () => reject(new Error('The invite is over.')));
    });
    return await Promise.race([over, act(phone)]);
  } catch (error) {
    if (ending.signal.aborted) return 'over';
    if (error instanceof MailboxError) return error.reason;
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
