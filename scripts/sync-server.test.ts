import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jwtAuthenticator, type NatsConnection, wsconnect } from '@nats-io/nats-core';
import { createAccount, fromSeed } from '@nats-io/nkeys';
import { base64urlnopad } from '@scure/base';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRecord } from '#storage/log/records.ts';
import { inviteAnother, joinFamily, newJoiner } from '#sync/join.ts';
import type { Mailbox, NewPost } from '#sync/mailbox.ts';
import { userJwt, userKey } from '#sync/nats-key.ts';
import { openNatsMailbox } from '#sync/nats-mailbox.ts';
import { aFeed } from '#testing/builders.ts';
import { expectInStep, feedIds, startPhone, stopPhones } from '#testing/sync/shared-phone.ts';
import { natsServerForTests } from './find-nats-server.mjs';
import { type SyncServer, startSyncServer } from './sync-server.mjs';

/**
 * Runs the mailbox against the real server. Without `nats-server` these tests are skipped, and their name says why.
 * In continuous integration they fail.
 * They use the WebSocket of jsdom, because Node 20 has none.
 */

const program = natsServerForTests();
const title = program ? 'the mailbox' : 'the mailbox (skipped: no nats-server could be found or installed)';

globalThis.WebSocket ??= new JSDOM('', { url: 'http://127.0.0.1' }).window.WebSocket;

let folder = '';
let server: SyncServer;
const open: Mailbox[] = [];

const seedOf = (byte: number) => new Uint8Array(32).fill(byte);

async function mailbox(seedByte: number, onPost: (post: NewPost) => void = () => {}, change = {}) {
  const address = {
    server: server.url,
    pass: server.pass,
    seed: seedOf(seedByte),
    purpose: 'family',
  } as const;
  const box = await openNatsMailbox({ ...address, ...change }, onPost, new AbortController().signal);
  open.push(box);
  return box;
}

/** Connects like a hostile program: with the key of seed 8, and any JWT. */
function rawConnection(jwt: string): Promise<NatsConnection> {
  const key = userKey(seedOf(8));
  return wsconnect({
    servers: server.url,
    authenticator: jwtAuthenticator(jwt, key.getSeed()),
    inboxPrefix: `_I.${key.getPublicKey()}`,
    reconnect: false,
  });
}

/** Adds claims to a JWT and signs it with the pass, which every phone has. */
function resigned(jwt: string, more: object): string {
  const [head = '', claims = ''] = jwt.split('.');
  const [pass = ''] = server.pass.split('.');
  const read = JSON.parse(new TextDecoder().decode(base64urlnopad.decode(claims)));
  const changed = new TextEncoder().encode(JSON.stringify({ ...read, nats: { ...read.nats, ...more } }));
  const signed = `${head}.${base64urlnopad.encode(changed)}`;
  const signature = fromSeed(new TextEncoder().encode(pass)).sign(new TextEncoder().encode(signed));
  return `${signed}.${base64urlnopad.encode(signature)}`;
}

const bytes = (...values: number[]) => Uint8Array.from(values);

async function numbersAfter(box: Mailbox, number: number): Promise<[number, number[]][]> {
  const read: [number, number[]][] = [];
  for await (const post of box.readFrom(number + 1)) read.push([post.number, [...post.envelope]]);
  return read;
}

describe.skipIf(!program)(title, () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wee-hours-mailbox-'));
    server = await startSyncServer(program ?? '', { folder });
  });

  afterAll(async () => {
    await Promise.all(open.map((box) => box.close()));
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('keeps envelopes in their order, and stores a repeated one once', async () => {
    const box = await mailbox(1);
    const first = await box.append(bytes(1, 2), 'a');
    const second = await box.append(bytes(0, 255), 'b');
    expect(await box.append(bytes(1, 2), 'a')).toBe(first);
    expect(await numbersAfter(box, 0)).toEqual([
      [first, [1, 2]],
      [second, [0, 255]],
    ]);
    expect(await numbersAfter(box, first)).toEqual([[second, [0, 255]]]);
    expect(await numbersAfter(box, second)).toEqual([]);
  });

  test('tells the other phone of an envelope, with the number before it in this mailbox', async () => {
    const news: NewPost[] = [];
    const mine = await mailbox(2);
    await mailbox(2, (post) => news.push(post));
    const neighbour = await mailbox(3);
    const first = await mine.append(bytes(7), 'a');
    await neighbour.append(bytes(8), 'a');
    const second = await mine.append(bytes(9), 'b');
    await expect.poll(() => news.length).toBe(2);
    expect(news.map(({ number, previous, envelope }) => [number, previous, ...envelope])).toEqual([
      [first, 0, 7],
      [second, first, 9],
    ]);
  });

  test('keeps what it acknowledged when it is killed, and reads more than one batch', async () => {
    const box = await mailbox(4);
    const all = Array.from({ length: 600 }, (_, n) => n);
    const numbers = await Promise.all(all.map((n) => box.append(bytes(n & 255, n >> 8), String(n))));
    await server.kill();
    await box.closed;
    await expect(box.append(bytes(1), 'late')).rejects.toMatchObject({ reason: 'unreachable' });
    server = await startSyncServer(program ?? '', { folder });
    const again = await numbersAfter(await mailbox(4), 0);
    expect(again.map(([number]) => number)).toEqual([...numbers].sort((a, b) => a - b));
    expect(again).toHaveLength(600);
  });

  test('says how long it has had an envelope', async () => {
    const box = await mailbox(5);
    await box.ping();
    await box.append(bytes(1), 'a');
    for await (const { age } of box.readFrom(1)) expect(age).toBeLessThan(60_000);
    expect(await numbersAfter(box, 0)).toHaveLength(1);
  });

  test('refuses a phone that has the pass of another server', async () => {
    const [, account = ''] = server.pass.split('.');
    const foreign = new TextDecoder().decode(createAccount().getSeed());
    await expect(mailbox(6, undefined, { pass: `${foreign}.${account}` })).rejects.toMatchObject({
      reason: 'refused',
    });
  });

  test('confines a key to its own mailbox', async () => {
    const mine = userKey(seedOf(8));
    const theirs = userKey(seedOf(9)).getPublicKey();
    const nats = await rawConnection(userJwt(mine, server.pass, Date.now()));
    const box = await mailbox(9);
    await box.append(bytes(1), 'a');

    await expect(nats.request(`f.${theirs}`, bytes(2))).rejects.toThrow(/permissions violation/i);
    const created = (filter: string, body: string) =>
      nats.request(
        `$JS.API.CONSUMER.CREATE.FAMILY.spy.f.${filter}`,
        JSON.stringify({
          stream_name: 'FAMILY',
          config: { name: 'spy', ack_policy: 'none', filter_subject: `f.${body}` },
        }),
      );
    await expect(created(theirs, theirs)).rejects.toThrow(/permissions violation/i);
    const answer = (await created(mine.getPublicKey(), theirs)).json<{ error?: { err_code: number } }>();
    expect(answer.error?.err_code, 'the server compares the body with the subject').toBe(10_131);
    const heard = nats.subscribe(`t.f.${theirs}`);
    await expect(heard[Symbol.asyncIterator]().next()).rejects.toThrow(/permissions violation/i);

    expect(await numbersAfter(box, 0)).toHaveLength(1);
    await nats.close();
  });

  test('gives a key no more rights than its pass, and no key to another phone', async () => {
    const own = userJwt(userKey(seedOf(8)), server.pass, Date.now());
    const theirs = userJwt(userKey(seedOf(9)), server.pass, Date.now());
    for (const jwt of [
      theirs,
      resigned(own, { pub: { allow: ['>'] } }),
      resigned(own, { subs: -1, data: -1 }),
    ])
      await expect(rawConnection(jwt)).rejects.toThrow(/authorization/i);
  });

  test('is full for one family while others go on', async () => {
    const small = await startSyncServer(program ?? '', {
      folder: mkdtempSync(join(folder, 'small-')),
      largestMailbox: 3,
    });
    const at = { server: small.url, pass: small.pass };
    const box = await mailbox(10, undefined, at);
    for (const id of ['a', 'b', 'c']) await box.append(bytes(1), id);
    await expect(box.append(bytes(1), 'd')).rejects.toMatchObject({ reason: 'full' });
    await expect((await mailbox(11, undefined, at)).append(bytes(1), 'a')).resolves.toBeGreaterThan(0);
    await small.stop();
  });

  test('keeps two logs in step, although the server is killed in the middle', async () => {
    const at = await startSyncServer(program ?? '', { folder: mkdtempSync(join(folder, 'family-')) });
    const port = Number(new URL(at.url).port);
    const anna = await startPhone(openNatsMailbox, 'anna', { server: at.url, pass: at.pass });
    const ben = await startPhone(openNatsMailbox, 'ben', { server: at.url, pass: at.pass });
    const log = ({ db }: typeof anna, from: number) =>
      Promise.all(
        Array.from({ length: 60 }, (_, n) => addRecord(db, 'feed', aFeed({ id: `feed ${from + n}` }))),
      );
    await Promise.all([log(anna, 0), log(ben, 100)]);
    await expect.poll(async () => (await feedIds(ben)).length).toBeGreaterThan(60);
    await at.kill();
    await Promise.all([log(anna, 200), log(ben, 300)]);
    const again = await startSyncServer(program ?? '', { folder: at.folder, port });
    for (const { step } of [anna, ben]) step.wake();
    await expect.poll(() => feedIds(anna)).toHaveLength(240);
    await expect.poll(() => feedIds(ben)).toHaveLength(240);
    await expectInStep(anna, ben);
    await stopPhones([anna, ben]);
    await again.stop();
  });

  test('stops waiting for a server that does not answer', async () => {
    const silent = createServer();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const address = {
      server: `ws://127.0.0.1:${port}`,
      pass: server.pass,
      seed: seedOf(12),
      purpose: 'family',
    } as const;
    const stopping = new AbortController();
    const opening = openNatsMailbox(address, () => {}, stopping.signal);
    await once(silent, 'connection');
    stopping.abort();
    await expect(opening).rejects.toMatchObject({ reason: 'unreachable' });
    silent.close();
  });

  test('refuses a text that is no pass', async () => {
    await expect(mailbox(13, undefined, { pass: 'moonlight' })).rejects.toMatchObject({ reason: 'refused' });
  });

  test('is unreachable where no server is', async () => {
    await expect(mailbox(7, undefined, { server: 'ws://127.0.0.1:9' })).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });

  test('lets a phone join', async () => {
    const invite = { server: server.url, pass: server.pass, secret: seedOf(9) };
    const phone = { invite, openMailbox: openNatsMailbox, signal: new AbortController().signal };
    const access = { server: server.url, pass: server.pass, secret: Array(32).fill(1), epoch: 1 };
    const welcome = { access, babies: [] };
    const inviting = inviteAnother({ ...phone, name: 'Anna' }, async () => welcome);
    expect(await joinFamily({ ...phone, name: 'Ben' }, await newJoiner(), () => {})).toEqual(welcome);
    expect(await inviting).toBe(true);
  });
});
