import {
  AuthorizationError,
  headers,
  jwtAuthenticator,
  type Msg,
  type NatsConnection,
  PermissionViolationError,
  wsconnect,
} from '@nats-io/nats-core';
import { type Mailbox, type MailboxAddress, MailboxError, type NewPost, type Post } from './mailbox.ts';
import { userJwt, userKey } from './nats-key.ts';

/** How long an answer may take, in milliseconds. It is long, because a phone with a weak signal is slow. */
const ANSWER_MS = 10_000;

/** How many envelopes one request reads. */
const BATCH = 256;

/** The stream and the first part of the subject of each purpose, as scripts/sync-server.mjs makes them. */
const STREAMS = {
  family: { stream: 'FAMILY', prefix: 'f' },
  invite: { stream: 'INVITE', prefix: 'j' },
} as const;

/** The server's error codes for a lack of space: in the subject or stream, in the account, on the disk. */
const FULL: readonly unknown[] = [10_077, 10_023, 10_047];

interface Answer {
  seq?: number;
  num_pending?: number;
  created?: string;
  error?: { err_code?: number };
}

/**
 * Connects to the mailbox of a key on a `nats-server`. Calls `onPost` with each envelope that is stored from now on,
 * also with those of this phone. Does not reconnect. Rejects with a {@link MailboxError}.
 */
export async function openNatsMailbox(
  { server, pass, seed, purpose }: MailboxAddress,
  onPost: (post: NewPost) => void,
): Promise<Mailbox> {
  const { stream, prefix } = STREAMS[purpose];
  const { nats, id } = await attempt(() => connect(server, pass, seed));
  const subject = `${prefix}.${id}`;
  nats.subscribe(`t.${subject}`, {
    callback: (error, message) => {
      if (!error)
        onPost({
          ...postOf(message, sequenceOf(message, 'Nats-Sequence')),
          previous: sequenceOf(message, 'Nats-Last-Sequence'),
        });
    },
  });
  await attempt(() => nats.flush());
  const api = (request: string, value: object) =>
    ask(nats, `$JS.API.CONSUMER.${request}`, JSON.stringify(value));

  /** Makes a consumer, the server's cursor for one reading. The server forgets it after some seconds without use. */
  async function consumerAfter(number: number): Promise<{ name: string; pending: number; now: number }> {
    const name = crypto.randomUUID();
    const { num_pending: pending = 0, created = '' } = await api(`CREATE.${stream}.${name}.${subject}`, {
      stream_name: stream,
      config: {
        name,
        deliver_policy: 'by_start_sequence',
        opt_start_seq: number + 1,
        ack_policy: 'none',
        filter_subject: subject,
        inactive_threshold: 30e9,
        mem_storage: true,
        num_replicas: 1,
      },
    });
    return { name, pending, now: Date.parse(created) };
  }

  return {
    id,
    append: async (envelope, letterId) => {
      const head = headers();
      // The server compares the ids of all mailboxes, so the name of this one is a part of each.
      head.set('Nats-Msg-Id', `${id} ${letterId}`);
      const { seq } = await ask(nats, subject, envelope, head);
      if (seq === undefined) throw new MailboxError('refused');
      return seq;
    },
    readAfter: async function* (number) {
      const { name, pending } = await consumerAfter(number);
      for (let left = pending; left > 0; left -= BATCH) {
        const batch = Math.min(left, BATCH);
        const messages = await attempt(() =>
          nats.requestMany(
            `$JS.API.CONSUMER.MSG.NEXT.${stream}.${name}`,
            JSON.stringify({ batch, no_wait: true }),
            {
              strategy: 'count',
              maxMessages: batch,
              maxWait: ANSWER_MS,
              // A delivery keeps the subject of its envelope, by which the shared inbox cannot route it.
              noMux: true,
            },
          ),
        );
        let read = 0;
        for await (const message of messages) {
          // A status says that the envelopes have expired in the meantime.
          if (message.headers?.code) return;
          read += 1;
          yield postOf(message, numberOfDelivery(message));
        }
        if (read < batch) throw new MailboxError('unreachable');
      }
    },
    clock: async () => (await consumerAfter(Number.MAX_SAFE_INTEGER - 1)).now,
    closed: nats.closed().then(() => undefined),
    close: () => nats.close(),
  };
}

async function connect(
  server: string,
  pass: string,
  seed: Uint8Array<ArrayBuffer>,
): Promise<{ nats: NatsConnection; id: string }> {
  const key = userKey(seed);
  const id = key.getPublicKey();
  const nats = await wsconnect({
    servers: server,
    authenticator: jwtAuthenticator(() => userJwt(key, pass, Date.now()), key.getSeed()),
    inboxPrefix: `_I.${id}`,
    reconnect: false,
    timeout: ANSWER_MS,
    // The client would print the server's refusals to the console.
    noAsyncTraces: true,
  });
  return { nats, id };
}

/** Asks the server and reads its answer. Rejects with a {@link MailboxError}, also if the answer is an error. */
async function ask(
  nats: NatsConnection,
  subject: string,
  body: Uint8Array | string,
  head = headers(),
): Promise<Answer> {
  const message = await attempt(() => nats.request(subject, body, { timeout: ANSWER_MS, headers: head }));
  const answer = message.json<Answer>();
  if (answer.error) throw new MailboxError(FULL.includes(answer.error.err_code) ? 'full' : 'refused');
  return answer;
}

async function attempt<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const isRefused = error instanceof AuthorizationError || error instanceof PermissionViolationError;
    throw new MailboxError(isRefused ? 'refused' : 'unreachable', { cause: error });
  }
}

function postOf({ data }: Msg, number: number): Post {
  return { number, envelope: new Uint8Array(data) };
}

function sequenceOf({ headers: head }: Msg, name: string): number {
  return Number(head?.get(name));
}

/** Reads the number from the reply subject of a delivery: `$JS.ACK.stream.consumer.deliveries.number.…`. */
function numberOfDelivery({ reply = '' }: Msg): number {
  return Number(reply.split('.')[5]);
}
