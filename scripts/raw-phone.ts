import { headers, jwtAuthenticator, type NatsConnection, wsconnect } from '@nats-io/nats-core';
import { JSDOM } from 'jsdom';
import { userJwt, userKey } from '#sync/nats-key.ts';

/** A phone for tests of the server: it has the pass and a mailbox, and sends any request. */

globalThis.WebSocket ??= new JSDOM('', { url: 'http://127.0.0.1' }).window.WebSocket;

export interface RawPhone {
  nats: NatsConnection;
  /** The name of its mailbox. */
  id: string;
}

export interface Answer {
  seq: number;
  num_pending: number;
  config: { filter_subject?: string; filter_subjects?: string[] };
  error?: { err_code: number };
}

/** How long an answer may take, in milliseconds. */
const ANSWER_MS = 3000;

/** Connects a phone whose key has a seed of equal bytes. */
export async function connectPhone(url: string, pass: string, seedByte: number): Promise<RawPhone> {
  const key = userKey(new Uint8Array(32).fill(seedByte));
  const id = key.getPublicKey();
  const nats = await wsconnect({
    servers: url,
    authenticator: jwtAuthenticator(userJwt(key, pass, Date.now()), key.getSeed()),
    inboxPrefix: `_I.${id}`,
    reconnect: false,
    noAsyncTraces: true,
  });
  return { nats, id };
}

/** Stores a text in the phone's own mailbox. */
export async function append(
  { nats, id }: RawPhone,
  text: string,
  more: Record<string, string> = {},
): Promise<Answer> {
  const head = headers();
  for (const [name, value] of Object.entries(more)) head.set(name, value);
  return (await nats.request(`f.${id}`, text, { headers: head, timeout: ANSWER_MS })).json<Answer>();
}

/** Makes a consumer of the phone's own mailbox. */
export async function consumer({ nats, id }: RawPhone, name: string, config: object = {}): Promise<Answer> {
  const request = {
    stream_name: 'FAMILY',
    config: { name, ack_policy: 'none', filter_subject: `f.${id}`, inactive_threshold: 30e9, ...config },
  };
  const subject = `$JS.API.CONSUMER.CREATE.FAMILY.${name}.f.${id}`;
  return (await nats.request(subject, JSON.stringify(request), { timeout: ANSWER_MS })).json<Answer>();
}

/** Reads all texts of the phone's own mailbox. */
export async function read(phone: RawPhone): Promise<string[]> {
  const name = crypto.randomUUID();
  const { num_pending: batch } = await consumer(phone, name, { mem_storage: true, num_replicas: 1 });
  if (batch === 0) return [];
  const subject = `$JS.API.CONSUMER.MSG.NEXT.FAMILY.${name}`;
  const options = { strategy: 'count', maxMessages: batch, maxWait: 10_000, noMux: true } as const;
  const request = JSON.stringify({ batch, no_wait: true });
  const texts: string[] = [];
  for await (const message of await phone.nats.requestMany(subject, request, options))
    texts.push(message.string());
  return texts;
}
