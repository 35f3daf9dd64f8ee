import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  createAccount,
  createOperator,
  createUser,
  encodeAccount,
  encodeOperator,
  encodeUser,
  fromSeed,
  newScopedSigner,
} from '@nats-io/jwt';
import { connect, jwtAuthenticator } from '@nats-io/transport-node';
import { findNatsServer } from './find-nats-server.mjs';

/**
 * Starts the mailbox of shared logs: a stock `nats-server` with a configuration, and no code of ours in between. What
 * each part of the configuration is for: docs/sync-server.md.
 */

const DAY = 24 * 3600 * 1e9;
const MIB = 1024 ** 2;

/** The largest message that the server accepts, in bytes: an envelope of 48 KiB and its headers. */
const LARGEST_MESSAGE = 64 * 1024;

/** How long the server may take to make a stream, in milliseconds. A busy disk is slow. */
const ADMIN_MS = 10_000;

/**
 * The streams and their share of the disk. A mailbox is one subject of a stream. Its name ends with the public key that
 * may use it.
 */
const MAILBOXES = {
  FAMILY: { subject: 'f', maxAge: 35 * DAY, share: 0.9 },
  INVITE: { subject: 'j', maxAge: DAY, share: 0.1 },
};

/**
 * @typedef {object} SyncServer
 * @property {string} url the address for VITE_SYNC_URL
 * @property {string} folder the folder of its keys and messages
 * @property {string} pass what a phone must have to use the server
 * @property {() => Promise<void>} stop shuts the server down, and resolves when it has ended
 * @property {() => Promise<void>} kill ends the server at once, without a shutdown
 */

/**
 * Starts a server on this machine only. Resolves when phones can connect.
 *
 * @param {string} program the path of nats-server
 * @param {{ folder: string, port?: number, maxBytes?: number, largestMailbox?: number }} options The folder holds the
 * keys and the messages. Port 0 means any free port. `maxBytes` limits all messages together, `largestMailbox` the
 * number of messages of one family.
 * @returns {Promise<SyncServer>}
 */
export async function startSyncServer(
  program,
  { folder, port = 0, maxBytes = 1024 * MIB, largestMailbox = 6000 },
) {
  mkdirSync(folder, { recursive: true });
  const keys = readKeys(folder);
  const config = join(folder, 'nats-server.conf');
  writeFileSync(config, await configOf(keys, { folder, port, maxBytes }));
  const server = spawn(program, ['--config', config], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => server.once('close', resolve));
  const failed = once(server, 'error').then(([cause]) => {
    throw new Error(`${program} did not start.`, { cause });
  });
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    server.kill(signal);
    await ended;
  };
  try {
    const { nats, websocket } = await Promise.race([failed, untilReady(program, server)]);
    await makeStreams(nats, keys, { maxBytes, largestMailbox });
    const pass = `${keys.pass}.${publicKey(keys.family)}`;
    return { url: websocket, folder, pass, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
}

/**
 * The seeds of the server's keys. Who has `family` or `operator` can do everything. `pass` makes only keys that are
 * confined to their own mailbox.
 *
 * @typedef {{ operator: string, system: string, family: string, pass: string }} Keys
 */

/** Reads the keys of a server. Makes them at its first start. @param {string} folder @returns {Keys} */
function readKeys(folder) {
  const file = join(folder, 'keys.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  }
  const keys = {
    operator: seedOf(createOperator()),
    system: seedOf(createAccount()),
    family: seedOf(createAccount()),
    pass: seedOf(createAccount()),
  };
  // A crash must not leave half a file: a server that makes new keys loses every mailbox.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
  return keys;
}

/** @param {import('@nats-io/jwt').KeyPair} pair */
function seedOf(pair) {
  return new TextDecoder().decode(pair.getSeed());
}

/** @param {string} seed */
function keyPair(seed) {
  return fromSeed(new TextEncoder().encode(seed));
}

/** @param {string} seed */
function publicKey(seed) {
  return keyPair(seed).getPublicKey();
}

/**
 * Returns the server's configuration.
 *
 * @param {Keys} keys
 * @param {{ folder: string, port: number, maxBytes: number }} options
 */
async function configOf(keys, { folder, port, maxBytes }) {
  const system = publicKey(keys.system);
  const operatorKey = keyPair(keys.operator);
  const operator = await encodeOperator('weehours', operatorKey, { system_account: system });
  const systemAccount = await encodeAccount('SYS', keyPair(keys.system), {}, { signer: operatorKey });
  const unlimited = { data: -1, payload: -1, subs: -1, conn: -1, leaf: 0, imports: -1, exports: -1 };
  const store = { mem_storage: 64 * MIB, disk_storage: maxBytes, streams: 8, consumer: -1 };
  const familyAccount = await encodeAccount(
    'FAM',
    keyPair(keys.family),
    { limits: { ...unlimited, ...store, wildcards: true }, signing_keys: [familyScope(keys)] },
    { signer: operatorKey },
  );
  // JSON strings are valid in the format of nats-server.
  return `# Made by scripts/sync-server.mjs at each start.
host: 127.0.0.1
port: -1
websocket { host: 127.0.0.1, port: ${port || -1}, no_tls: true, compression: false }
operator: ${operator}
system_account: ${system}
resolver: MEMORY
resolver_preload: { ${system}: ${systemAccount}, ${publicKey(keys.family)}: ${familyAccount} }
jetstream { store_dir: ${JSON.stringify(join(folder, 'messages'))}, max_mem: 64MB, max_file: ${maxBytes} }
max_payload: ${LARGEST_MESSAGE}
# The client computes its signature in plain JavaScript, which is slow.
authorization { timeout: 10 }
`;
}

/** Returns what a key may do that was made with the pass. @param {Keys} keys */
function familyScope({ pass }) {
  const own = '{{subject()}}';
  const mailboxes = Object.entries(MAILBOXES);
  return newScopedSigner(keyPair(pass), 'phone', {
    pub: {
      allow: mailboxes.flatMap(([stream, { subject }]) => [
        `${subject}.${own}`,
        `$JS.API.CONSUMER.CREATE.${stream}.*.${subject}.${own}`,
        `$JS.API.CONSUMER.MSG.NEXT.${stream}.*`,
      ]),
    },
    sub: { allow: [...mailboxes.map(([, { subject }]) => `t.${subject}.${own}`), `_I.${own}.>`] },
    subs: 20,
    payload: LARGEST_MESSAGE,
    data: -1,
    allowed_connection_types: ['WEBSOCKET'],
  });
}

/**
 * Resolves to the addresses of a server when it accepts connections: for programs (`nats`), for phones (`websocket`).
 *
 * @param {string} program
 * @param {import('node:child_process').ChildProcess} server
 */
async function untilReady(program, { stderr }) {
  if (!stderr) throw new TypeError('The output of nats-server is not read.');
  let said = '';
  for await (const line of createInterface({ input: stderr })) {
    said += `${line}\n`;
    if (!line.includes('Server is ready')) continue;
    const [, nats] = /client connections on (\S+)/.exec(said) ?? [];
    const [, websocket] = /websocket clients on (\S+)/.exec(said) ?? [];
    if (!nats || !websocket) break;
    // Otherwise the server waits when its output is full.
    stderr.resume();
    return { nats, websocket };
  }
  throw new Error(`${program} did not start:\n${said}`);
}

/** @typedef {{ code: number, description: string }} Refusal */

/**
 * Makes the streams that hold the mailboxes. Streams that exist keep their messages.
 *
 * @param {string} address
 * @param {Keys} keys
 * @param {{ maxBytes: number, largestMailbox: number }} limits
 */
async function makeStreams(address, keys, { maxBytes, largestMailbox }) {
  const user = createUser();
  const jwt = await encodeUser('admin', user, keyPair(keys.family));
  const server = await connect({ servers: address, authenticator: jwtAuthenticator(jwt, user.getSeed()) });
  try {
    for (const [name, { subject, maxAge, share }] of Object.entries(MAILBOXES)) {
      const stream = {
        name,
        subjects: [`${subject}.*`],
        storage: 'file',
        max_age: maxAge,
        max_msgs_per_subject: largestMailbox,
        max_msg_size: LARGEST_MESSAGE,
        max_bytes: Math.floor(maxBytes * share),
        discard: 'new',
        discard_new_per_subject: true,
        duplicate_window: 120e9,
        // Phones that are connected get each message at once, with its number and the number before it.
        republish: { src: `${subject}.*`, dest: `t.${subject}.{{wildcard(1)}}` },
      };
      /** @param {string} what @param {object} [request] @returns {Promise<Refusal | undefined>} */
      const refusalOf = async (what, request = {}) =>
        (
          await server.request(`$JS.API.STREAM.${what}.${name}`, JSON.stringify(request), {
            timeout: ADMIN_MS,
          })
        ).json().error;
      const isNew = (await refusalOf('INFO'))?.code === 404;
      const error = await refusalOf(isNew ? 'CREATE' : 'UPDATE', stream);
      if (error) throw new Error(`nats-server did not make the stream ${name}: ${error.description}`);
    }
  } finally {
    await server.close();
  }
}

async function runFromShell() {
  const data = fileURLToPath(new URL('../.sync-server', import.meta.url));
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '9222' }, folder: { type: 'string', default: data } },
  });
  const program = findNatsServer();
  if (!program) {
    console.error(
      'No nats-server is here, and none could be installed. Install it from https://nats.io/download, or set NATS_SERVER_PATH to one.',
    );
    process.exitCode = 1;
    return;
  }
  const server = await startSyncServer(program, { folder: values.folder, port: Number(values.port) });
  console.log(`VITE_SYNC_URL=${server.url}`);
  console.log(`The pass, which the first phone of a family asks for: ${server.pass}`);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => void server.stop());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runFromShell();
