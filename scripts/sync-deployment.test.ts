import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configure } from './sync-deployment.mjs';
import { configurationOf } from './sync-server/configuration.mjs';
import { readKeys } from './sync-server/keys.mjs';

const MAX_BYTES = 1024 ** 3;
const HOSTS = ['a.internal', 'b.internal', 'c.internal'];

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wee-hours-deployment-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const configurations = () => readdirSync(folder).filter((name) => name.endsWith('.conf'));
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('the configuration of a deployment', () => {
  test('has one server, with the rights of the local server', async () => {
    await configure(folder, { hosts: [], maxBytes: MAX_BYTES });
    const place = { host: '127.0.0.1', nats: -1, websocket: -1, store: '/data', maxBytes: MAX_BYTES };
    const local = await configurationOf(readKeys(folder), place);
    // The signature of an account has the time of its making.
    const rightsIn = (text: string) => {
      const [, claims = ''] = /resolver_preload: .*, \w+: (\S+) \}/.exec(text)?.[1]?.split('.') ?? [];
      return JSON.parse(Buffer.from(claims, 'base64url').toString()).nats;
    };
    expect(configurations()).toEqual(['sync-1.conf']);
    expect(rightsIn(textOf('sync-1.conf'))).toEqual(rightsIn(local));
    expect(textOf('sync-1.conf')).not.toContain('cluster');
  });

  test('has a server on each host of a cluster, which knows the others', async () => {
    await configure(folder, { hosts: HOSTS, maxBytes: MAX_BYTES });
    expect(configurations()).toEqual(['sync-1.conf', 'sync-2.conf', 'sync-3.conf']);
    for (const name of configurations())
      for (const host of HOSTS) expect(textOf(name)).toContain(`@${host}:6222`);
    expect(textOf('sync-2.conf')).toContain('server_name: sync-2');
  });

  test('has no seed of a key, and keeps the keys', async () => {
    const pass = await configure(folder, { hosts: HOSTS, maxBytes: MAX_BYTES });
    const seeds = Object.values(readKeys(folder));
    for (const name of configurations()) {
      expect(seeds.filter((seed) => textOf(name).includes(seed))).toEqual([]);
      expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
    }
    expect(await configure(folder, { hosts: HOSTS, maxBytes: MAX_BYTES })).toBe(pass);
  });
});
