import type { Welcome } from '#domain/sync/letters/handshake.ts';
import { INVITE_MS, inviteSecret } from '#domain/sync/letters/invite.ts';
import type { Joiner, Knock } from '#sync/join.ts';

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
  /** Called when the exchange begins again, because the connection was lost. */
  onAgain: () => void;
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
  let joiner: Joiner | undefined;
  return withinInvite(exchange, async (phone) => {
    const { joinFamily, newJoiner } = await import('#sync/join.ts');
    for (;;) {
      joiner ??= await newJoiner();
      const ended = await joinFamily(phone, joiner, onSigns);
      if (ended !== 'again') return ended ?? 'declined';
      joiner = undefined;
      exchange.onAgain();
    }
  });
}

type Phone = Parameters<typeof import('#sync/join.ts').joinFamily>[0];

/**
 * Runs an exchange until its invite ends. Begins again if the connection was lost, for example while the parent sent
 * the link with another app.
 */
async function withinInvite<T>(
  { invite, server, pass, name, signal, onAgain }: Exchange,
  act: (phone: Phone) => Promise<T>,
): Promise<T | ExchangeEnd> {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end);
  const timer = setTimeout(end, INVITE_MS);
  try {
    const [{ MailboxError }, { openNatsMailbox }, { waitAfter }] = await Promise.all([
      import('#sync/mailbox.ts'),
      import('#sync/nats-mailbox.ts'),
      import('#sync/back-off.ts'),
    ]);
    let wasOpen = false;
    const phone: Phone = {
      invite: { server, pass, secret: await inviteSecret(invite) },
      openMailbox: async (...how) => {
        const mailbox = await openNatsMailbox(...how);
        wasOpen = true;
        return mailbox;
      },
      name,
      signal: ending.signal,
    };
    // A parent who never answers must not keep the exchange open.
    const over = new Promise<'over'>((resolve) => {
      ending.signal.addEventListener('abort', () => resolve('over'));
    });
    for (let failures = 0; ; failures += 1) {
      const ended = await Promise.race([over, act(phone).catch((error: unknown) => ({ error }))]);
      if (ending.signal.aborted) return 'over';
      if (typeof ended !== 'object' || ended === null || !('error' in ended)) return ended;
      if (!(ended.error instanceof MailboxError)) throw ended.error;
      if (ended.error.reason !== 'unreachable' || !wasOpen) return ended.error.reason;
      onAgain();
      await Promise.race([over, untilWoken(waitAfter(Math.min(failures, 3)))]);
    }
  } catch (error) {
    // The code of the connection cannot be fetched without a signal. Anything else is a fault of the app.
    console.error(error);
    return 'unreachable';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** Resolves after this time, or as soon as the parent comes back or the phone is online again. */
function untilWoken(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const awake = new AbortController();
    const timer = setTimeout(wake, milliseconds);
    function wake() {
      clearTimeout(timer);
      awake.abort();
      resolve();
    }
    for (const event of ['online', 'pageshow', 'focus'])
      window.addEventListener(event, wake, { signal: awake.signal });
  });
}
