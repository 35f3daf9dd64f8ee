import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { configurationOf } from './sync-server/configuration.mjs';
import { passOf, readKeys } from './sync-server/keys.mjs';
import { makeStreams } from './sync-server/streams.mjs';

/**
 * Prepares a sync server for `deploy/sync/`. `configure` writes the configuration of each machine. `streams` makes the
 * mailboxes on the running server. deploy/sync/README.md has the steps.
 */

const GIB = 1024 ** 3;

/** The ports in the containers, for programs, phones and the other servers of a cluster. */
const NATS = 4222;
const WEBSOCKET = 9222;
const PEERS = 6222;

/**
 * Writes the keys and the configuration of each server into a folder. Keeps keys that are there. Returns the pass.
 *
 * @param {string} folder
 * @param {{ hosts: string[], maxBytes: number }} options `hosts` are the names by which the servers of a cluster reach
 * one another. A single server needs none. `maxBytes` is the disk that each server may use.
 */
export async function configure(folder, { hosts, maxBytes }) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const keys = readKeys(folder);
  const peers = hosts.map((host) => `${host}:${PEERS}`);
  // From version 2.10 a server can write each envelope to the disk before it acknowledges it.
  const place = {
    host: '0.0.0.0',
    nats: NATS,
    websocket: WEBSOCKET,
    store: '/data',
    maxBytes,
    sync: 'always',
  };
  for (let number = 1; number <= Math.max(1, hosts.length); number += 1) {
    const name = `sync-${number}`;
    const cluster = hosts.length > 0 ? { cluster: { name, port: PEERS, peers } } : {};
    const configuration = await configurationOf(keys, { ...place, ...cluster });
    writeFileSync(join(folder, `${name}.conf`), configuration, { mode: 0o600 });
  }
  writeFileSync(limitsFile(folder), JSON.stringify({ maxBytes, replicas: Math.max(1, hosts.length) }));
  return passOf(keys);
}

/**
 * Makes the mailboxes on a server that runs with the configuration in a folder.
 *
 * @param {string} folder
 * @param {string} address
 */
async function makeMailboxes(folder, address) {
  const limits = JSON.parse(readFileSync(limitsFile(folder), 'utf8'));
  await makeStreams(address, readKeys(folder), { largestMailbox: 6000, ...limits });
}

/** @param {string} folder */
function limitsFile(folder) {
  return join(folder, 'limits.json');
}

async function runFromShell() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      folder: {
        type: 'string',
        default: fileURLToPath(new URL('../deploy/sync/server', import.meta.url)),
      },
      hosts: { type: 'string', default: '' },
      gib: { type: 'string', default: '1' },
      server: { type: 'string', default: `nats://127.0.0.1:${NATS}` },
    },
  });
  if (positionals[0] === 'configure') {
    const hosts = values.hosts.split(',').filter(Boolean);
    const pass = await configure(values.folder, { hosts, maxBytes: Number(values.gib) * GIB });
    console.log(`The pass, which the first phone of a family asks for: ${pass}`);
  } else if (positionals[0] === 'streams') {
    await makeMailboxes(values.folder, values.server);
    console.log('The mailboxes are ready.');
  } else {
    console.error('Usage: node scripts/sync-deployment.mjs configure|streams. See deploy/sync/README.md.');
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runFromShell();
