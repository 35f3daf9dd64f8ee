import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { natsServerForTests } from './find-nats-server.mjs';
import { append, connectPhone, type RawPhone, read } from './raw-phone.ts';
import { configurationOf } from './sync-server/configuration.mjs';
import { type Keys, passOf, readKeys } from './sync-server/keys.mjs';
import { type Node, startNode } from './sync-server/start-node.mjs';
import { connectAsAdmin, makeStreams } from './sync-server/streams.mjs';

/** Runs three servers as one cluster, as `deploy/sync` does, and kills one of them. */

const program = natsServerForTests();
const title = program ? 'the cluster' : 'the cluster (skipped: no nats-server here)';

const NAMES = ['sync-1', 'sync-2', 'sync-3'];
const MAX_BYTES = 64 * 1024 ** 2;
const ENVELOPES = 1200;
/** How many envelopes the phone sends at once, and after how many acknowledgements the leader is killed. */
const IN_FLIGHT = 16;
const KILL_AFTER = 400;

let folder = '';
let keys: Keys;
let ports: number[] = [];
const nodes = new Map<string, Promise<Node>>();

/** Finds a free port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function start(name: string): Promise<Node> {
  const port = ports[NAMES.indexOf(name)] ?? 0;
  const peers = ports.map((peer) => `127.0.0.1:${peer}`);
  const place = {
    host: '127.0.0.1',
    nats: -1,
    websocket: -1,
    store: join(folder, name),
    maxBytes: MAX_BYTES,
  };
  const configuration = await configurationOf(keys, { ...place, cluster: { name, port, peers } });
  const started = startNode(program ?? '', join(folder, `${name}.conf`), configuration);
  nodes.set(name, started);
  return started;
}

async function node(name: string): Promise<Node> {
  const found = nodes.get(name);
  if (!found) throw new Error(`${name} was not started.`);
  return found;
}

/** Resolves to the leader of the stream when every other server has all envelopes. */
async function leaderInStep(ask: string): Promise<string> {
  const admin = await connectAsAdmin((await node(ask)).nats, keys);
  try {
    return await vi.waitFor(
      async () => {
        const { cluster } = (await admin.request('$JS.API.STREAM.INFO.FAMILY', '')).json<{
          cluster: { leader: string; replicas: { current: boolean }[] };
        }>();
        expect(cluster.leader).toBeTruthy();
        expect(cluster.replicas.map(({ current }) => current)).toEqual([true, true]);
        return cluster.leader;
      },
      { timeout: 60_000, interval: 100 },
    );
  } finally {
    await admin.close();
  }
}

/** Sends an envelope until the server acknowledges it, as a phone does. */
async function appendUntilStored(phone: RawPhone, text: string): Promise<void> {
  for (;;) {
    const answer = await append(phone, text, { 'Nats-Msg-Id': `${phone.id} ${text}` }).catch(() => undefined);
    if (answer?.seq) return;
  }
}

describe.skipIf(!program)(title, () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wee-hours-cluster-'));
    keys = readKeys(folder);
    ports = await Promise.all(NAMES.map(freePort));
    await Promise.all(NAMES.map(start));
    const limits = { maxBytes: MAX_BYTES, largestMailbox: 6000, replicas: 3 };
    // The servers refuse streams until they have found one another.
    const { nats } = await node('sync-1');
    await vi.waitFor(() => makeStreams(nats, keys, limits), {
      timeout: 60_000,
      interval: 200,
    });
  });

  afterAll(async () => {
    const started = await Promise.allSettled(nodes.values());
    await Promise.all(started.map((each) => each.status === 'fulfilled' && each.value.kill()));
    rmSync(folder, { recursive: true, force: true });
  });

  test('keeps each acknowledged envelope once, although its leader is killed', async () => {
    const leader = await leaderInStep('sync-1');
    const [writerAt = '', readerAt = ''] = NAMES.filter((name) => name !== leader);
    const phone = await connectPhone((await node(writerAt)).websocket, passOf(keys), 1);
    const texts = Array.from({ length: ENVELOPES }, (_, n) => `envelope ${n}`);
    const waiting = [...texts];
    let stored = 0;
    let killed: Promise<void> | undefined;
    const send = async () => {
      for (let text = waiting.shift(); text; text = waiting.shift()) {
        await appendUntilStored(phone, text);
        stored += 1;
        if (stored === KILL_AFTER) killed = node(leader).then((each) => each.kill());
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, send));
    await killed;

    // A server that comes back shows fewer envelopes, until it has the last ones.
    const findsAll = async (at: string) => {
      const reader = await connectPhone((await node(at)).websocket, passOf(keys), 1);
      const found = async () => (await read(reader)).toSorted();
      await expect.poll(found, { interval: 200 }).toEqual(texts.toSorted());
      await reader.nats.close();
    };
    await findsAll(readerAt);

    await start(leader);
    await leaderInStep(readerAt);
    await findsAll(leader);
    await phone.nats.close();
  });
});
