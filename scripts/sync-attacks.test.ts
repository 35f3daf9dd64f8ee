import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headers, type Msg } from '@nats-io/nats-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { natsServerForTests } from './find-nats-server.mjs';
import { append, connectPhone, consumer, type RawPhone, read } from './raw-phone.ts';
import { type SyncServer, startSyncServer } from './sync-server.mjs';

/**
 * What a phone can do that has the pass and does not keep to the protocol. The server does not check the reply subject
 * of a message, and sends its answer there with all rights. docs/sync-server.md lists what follows from it.
 */

const program = natsServerForTests();
const title = program ? 'a hostile phone' : 'a hostile phone (skipped: no nats-server here)';

const MOST_READINGS = 40;

let folder = '';
let server: SyncServer;
let hostile: RawPhone;
let victim: RawPhone;

/** Has the server send its answer to an envelope of the hostile phone to `reply`. Resolves when it has done so. */
async function answerTo(reply: string): Promise<void> {
  hostile.nats.publish(`f.${hostile.id}`, 'bait', { reply });
  // The server sends its answers in the order of the envelopes.
  await append(hostile, 'after the bait');
}

/** Listens like the victim's phone. */
function listen(): Msg[] {
  const heard: Msg[] = [];
  victim.nats.subscribe(`t.f.${victim.id}`, { callback: (_, message) => void heard.push(message) });
  return heard;
}

describe.skipIf(!program)(title, () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wee-hours-attacks-'));
    server = await startSyncServer(program ?? '', { folder, mostReadings: MOST_READINGS });
    const connect = (seedByte: number) => connectPhone(server.url, server.pass, seedByte);
    [hostile, victim] = await Promise.all([connect(1), connect(2)]);
  });

  afterAll(async () => {
    await Promise.all([hostile?.nats.close(), victim?.nats.close()]);
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('cannot have the server delete the mailboxes of others', async () => {
    await append(victim, 'kept', { 'Nats-Msg-Id': 'known' });
    const before = await read(victim);
    for (const act of ['STREAM.PURGE', 'STREAM.MSG.DELETE', 'STREAM.DELETE', 'STREAM.UPDATE'])
      await answerTo(`$JS.API.${act}.FAMILY`);
    // The answer to a repeated id has the number of the envelope that has it, in whichever mailbox.
    const head = headers();
    head.set('Nats-Msg-Id', 'known');
    hostile.nats.publish(`f.${hostile.id}`, 'bait', {
      headers: head,
      reply: '$JS.API.STREAM.MSG.DELETE.FAMILY',
    });
    await append(hostile, 'after the bait');
    expect(await read(victim)).toEqual(before);
    expect((await append(victim, 'works')).seq).toBeGreaterThan(0);
  });

  test('cannot replace an envelope in another mailbox', async () => {
    const before = await read(victim);
    for (const scope of ['all', 'sub'])
      expect((await append(hostile, 'only me', { 'Nats-Rollup': scope })).error).toBeDefined();
    expect(await read(victim)).toEqual(before);
  });

  test('cannot read another mailbox by a second filter', async () => {
    const filters = [`f.${hostile.id}`, `f.${victim.id}`];
    const { error, config } = await consumer(hostile, 'two', { filter_subjects: filters });
    if (!error) expect(config).toMatchObject({ filter_subject: `f.${hostile.id}` });
    if (!error) expect(config.filter_subjects).toBeUndefined();
  });

  test('can store answers of the server in a mailbox whose name it knows', async () => {
    const before = await read(victim);
    await answerTo(`f.${victim.id}`);
    const [answer = '', ...more] = (await read(victim)).slice(before.length);
    expect(JSON.parse(answer), 'no envelope of the family').toMatchObject({ stream: 'FAMILY' });
    expect(more).toEqual([]);
  });

  test('cannot forge a live envelope with the name and a number of the mailbox', async () => {
    const heard = listen();
    const forged = { 'Nats-Sequence': '999999', 'Nats-Last-Sequence': '0' };
    const { seq } = await append(hostile, 'forged', forged);
    const to = `t.f.${victim.id}`;
    await answerTo(to);
    const config = { deliver_policy: 'by_start_sequence', opt_start_seq: seq };
    await consumer(hostile, 'pull', config);
    hostile.nats.publish('$JS.API.CONSUMER.MSG.NEXT.FAMILY.pull', JSON.stringify({ batch: 1 }), {
      reply: to,
    });
    await consumer(hostile, 'push', { ...config, deliver_subject: to });
    const texts = () => heard.map((message) => message.string());
    await expect.poll(() => texts().filter((text) => text === 'forged').length).toBe(2);
    await append(victim, 'true');
    await expect.poll(texts).toContain('true');
    const accepted = heard.filter(
      ({ subject, headers: head }) =>
        subject === to && Number.isSafeInteger(Number(head?.get('Nats-Sequence'))),
    );
    expect(accepted.map((message) => message.string())).toEqual(['true']);
  });

  test('cannot copy its envelopes into another mailbox by a consumer', async () => {
    const { error } = await consumer(hostile, 'into', { deliver_subject: `f.${victim.id}` });
    expect(error?.err_code, 'the server finds a cycle').toBe(10_081);
  });

  test('can make consumers that stay, up to a limit', async () => {
    const names = Array.from({ length: MOST_READINGS }, (_, n) => `stay-${n}`);
    const made = await Promise.all(names.map((name) => consumer(hostile, name, { durable_name: name })));
    const refusals = made.flatMap(({ error }) => error?.err_code ?? []);
    expect(new Set(refusals)).toEqual(new Set([10_026]));
  });
});
