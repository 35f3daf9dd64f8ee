import {
  AuthorizationError,
  headers,
  jwtAuthenticator,
  type Msg,
  type NatsConnection,
  PermissionViolationError,
  wsconnect,
} from '@nats-io/nats-core';
import { type Mailbox, type MailboxAddress, MailboxError, type NewPost, type OldPost } from './mailbox.ts';
import { userJwt, userKey } from './nats-key.ts';

/** How long an answer may take, in milliseconds. It is long, because a phone with a weak signal is slow. */
const ANSWER_MS = 10_000;

/** How many envelopes one request reads. */
const BATCH = 32;

/** Ends a reading that nothing else ended. Each envelope of it has {@link ANSWER_MS}. */
const BATCH_MS = BATCH * ANSWER_MS;

/** The stream and the first part of the subject of each purpose, as scripts/sync-server.mjs makes them. */
const STREAMS = {
  family: { stream: 'FAMILY', prefix: 'f' },
  invite: { stream: 'INVITE', prefix: 'j' },
} as const;

/** The server's error codes for a lack of space: in the subject or stream, in the account, on the disk. */
const FULL: readonly unknown[] = [10_077, 10_002, 10_023, 10_047];

/** Large envelopes may take longer, on a link of about 8 kbit/s. */
const ANSWER_MS_PER_BYTE = 1;

/** The client finds a dead connection after three unanswered pings, in milliseconds between them. */
const PING_MS = 20_000;

interface Answer {
  seq?: number;
  num_pending?: number;
  created?: string;
  error?: { err_code?: number };
}

/** Opens a mailbox on a `nats-server`. It is an `OpenMailbox` of `mailbox.ts`. */
export async function openNatsMailbox(
  { server, pass, seed, purpose }: MailboxAddress,
  onPost: (post: NewPost) => void,
  signal: AbortSignal,
): Promise<Mailbox> {
  const { stream, prefix } = STREAMS[purpose];
  const ending = new AbortController();
  const ended = ending.signal;
  signal.addEventListener('abort', () => ending.abort());
  if (signal.aborted) ending.abort();
  const { nats, id } = await attempt(ended, () => connect(server, pass, seed, ended));
  const close = () => ending.abort();
  const closed = new Promise<void>((resolve) => {
    ended.addEventListener('abort', () => {
      resolve();
      // It waits for unsent bytes, which a dead connection never sends.
      void nats.close();
    });
  });
  void nats.closed().then(close);
  const subject = `${prefix}.${id}`;
  nats.subscribe(`t.${subject}`, {
    callback: (error, message) => {
      const post = error ? null : newPostOf(message, `t.${subject}`);
      if (post) onPost(post);
      else if (error) close();
    },
  });
  try {
    await attempt(ended, () => withinTime(nats.flush()));
  } catch (error) {
    close();
    throw error;
  }

  /** Asks the server and reads its answer. Rejects with a {@link MailboxError}, also if the answer is an error. */
  async function ask(to: string, body: Uint8Array | string, head = headers()): Promise<Answer> {
    const timeout = ANSWER_MS + body.length * ANSWER_MS_PER_BYTE;
    const message = await attempt(ended, () => nats.request(to, body, { timeout, headers: head }));
    const answer = message.json<Answer>();
    if (answer.error) throw new MailboxError(FULL.includes(answer.error.err_code) ? 'full' : 'refused');
    return answer;
  }

  /** Makes a consumer, the server's cursor for one reading. The server forgets it after some seconds without use. */
  async function consumerFrom(number: number): Promise<{ name: string; pending: number; now: number }> {
    const name = crypto.randomUUID();
    const request = {
      stream_name: stream,
      config: {
        name,
        deliver_policy: 'by_start_sequence',
        opt_start_seq: number,
        ack_policy: 'none',
        filter_subject: subject,
        inactive_threshold: 30e9,
        mem_storage: true,
        num_replicas: 1,
      },
    };
    const to = `$JS.API.CONSUMER.CREATE.${stream}.${name}.${subject}`;
    const { num_pending: pending = 0, created = '' } = await ask(to, JSON.stringify(request));
    return { name, pending, now: Date.parse(created) };
  }

  /** Reads one batch. Returns before its end if the envelopes have expired in the meantime. */
  async function* readBatch(name: string, size: number, now: number): AsyncGenerator<OldPost, void> {
    const options = {
      strategy: 'count',
      maxMessages: size,
      maxWait: BATCH_MS,
      // A delivery keeps the subject of its envelope, by which the shared inbox cannot route it.
      noMux: true,
    } as const;
    const request = JSON.stringify({ batch: size, no_wait: true });
    const to = `$JS.API.CONSUMER.MSG.NEXT.${stream}.${name}`;
    const messages = (await nats.requestMany(to, request, options))[Symbol.asyncIterator]();
    try {
      for (let read = 0; read < size; read += 1) {
        const next = await withinTime(messages.next());
        if (next.done) throw new Error('The batch ended early.');
        const delivery = deliveryOf(next.value);
        // A status of the server in place of an envelope.
        if (!delivery) return;
        const { number, storedAt } = delivery;
        yield { number, age: Math.max(0, now - storedAt), envelope: new Uint8Array(next.value.data) };
      }
    } finally {
      void messages.return?.();
    }
  }

  return {
    id,
    append: async (envelope, envelopeId) => {
      const head = headers();
      // The server compares the ids of all mailboxes, so the name of this one is a part of each.
      head.set('Nats-Msg-Id', `${id} ${envelopeId}`);
      const { seq } = await ask(subject, envelope, head);
      if (seq === undefined) throw new MailboxError('refused');
      return seq;
    },
    readFrom: async function* (number) {
      const { name, pending, now } = await consumerFrom(Math.max(number, 1));
      for (let left = pending; left > 0; left -= BATCH) {
        const batch = readBatch(name, Math.min(left, BATCH), now);
        for (;;) {
          const next = await attempt(ended, () => batch.next());
          if (next.done) break;
          yield next.value;
        }
      }
    },
    ping: () => attempt(ended, () => withinTime(nats.flush())),
    closed,
    close,
  };
}

/** Connects, or rejects when `signal` aborts. A connection that comes later is closed. */
async function connect(
  server: string,
  pass: string,
  seed: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<{ nats: NatsConnection; id: string }> {
  const key = userKey(seed);
  const id = key.getPublicKey();
  const jwt = jwtOrRefuse(() => userJwt(key, pass, Date.now()));
  const nats = await wsconnect({
    servers: server,
    authenticator: jwtAuthenticator(jwt, key.getSeed()),
    inboxPrefix: `_I.${id}`,
    reconnect: false,
    timeout: ANSWER_MS,
    pingInterval: PING_MS,
    wsFactory: async (url) => ({ socket: openSocket(url), encrypted: url.startsWith('wss:') }),
    // The client would print the server's refusals to the console.
    noAsyncTraces: true,
  });
  if (signal.aborted) void nats.close();
  return { nats, id };
}

/**
 * Opens a socket that says why it closes. To a close without a reason, older servers answer with a reserved code, which
 * a browser reports as an error.
 */
function openSocket(url: string): WebSocket {
  const socket = new WebSocket(url);
  const close = socket.close.bind(socket);
  socket.close = () => close(1000);
  return socket;
}

/** Throws the refusal of a server for a text that is no pass. */
function jwtOrRefuse(makeJwt: () => string): string {
  try {
    return makeJwt();
  } catch (cause) {
    throw new MailboxError('refused', { cause });
  }
}

/** Runs `act` until the connection ends. Rejects with a {@link MailboxError}. */
async function attempt<T>(ended: AbortSignal, act: () => Promise<T>): Promise<T> {
  let stop = () => {};
  const end = new Promise<never>((_, reject) => {
    stop = () => reject(new Error('The connection ended.'));
    ended.addEventListener('abort', stop);
    if (ended.aborted) stop();
  });
  try {
    return await Promise.race([end, act()]);
  } catch (error) {
    if (error instanceof MailboxError) throw error;
    throw new MailboxError(isRefusal(error) ? 'refused' : 'unreachable', { cause: error });
  } finally {
    ended.removeEventListener('abort', stop);
  }
}

/** A refused request wraps the refusal. */
function isRefusal(error: unknown): boolean {
  if (error instanceof AuthorizationError || error instanceof PermissionViolationError) return true;
  return error instanceof Error && isRefusal(error.cause);
}

/** Rejects if there is no answer within {@link ANSWER_MS}. */
async function withinTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('There was no answer in time.')), ANSWER_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads a message of the live subscription. Returns null for one that the server did not make: a phone of another
 * family can address the answer to its own request to this subscription.
 */
function newPostOf({ data, headers: head, subject }: Msg, expected: string): NewPost | null {
  const number = Number(head?.get('Nats-Sequence') || Number.NaN);
  const previous = Number(head?.get('Nats-Last-Sequence') || Number.NaN);
  if (subject !== expected || !Number.isSafeInteger(number) || !Number.isSafeInteger(previous)) return null;
  return { number, previous, envelope: new Uint8Array(data) };
}

/**
 * Reads the reply subject of a delivery: `$JS.ACK.<stream>.<consumer>.<deliveries>.<number>.<…>.<nanoseconds>.<…>`.
 * Returns null for a message that is no delivery.
 */
function deliveryOf({ reply = '' }: Msg): { number: number; storedAt: number } | null {
  const parts = reply.split('.');
  if (parts[0] !== '$JS' || parts[1] !== 'ACK') return null;
  return { number: Number(parts[5]), storedAt: Number(parts[7]) / 1e6 };
}
