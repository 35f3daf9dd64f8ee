import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findNatsServer } from './find-nats-server.mjs';
import { configurationOf } from './sync-server/configuration.mjs';
import { passOf, readKeys } from './sync-server/keys.mjs';
import { startNode } from './sync-server/start-node.mjs';
import { makeStreams } from './sync-server/streams.mjs';

/**
 * Starts the mailbox of shared logs: a stock `nats-server` with a configuration, and no code of ours in between. What
 * each part of the configuration is for: docs/sync-server.md.
 */

const GIB = 1024 ** 3;

/**
 * @typedef {object} SyncServer
 * @property {string} url the address for VITE_SYNC_URL
 * @property {string} folder the folder of its keys and messages
 * @property {string} pass what a phone must have to use the server
 * @property {number} pid the id of its process
 * @property {() => Promise<void>} stop shuts the server down, and resolves when it has ended
 * @property {() => Promise<void>} kill ends the server at once, without a shutdown
 */

/**
 * Starts a server on this machine only. Resolves when phones can connect.
 *
 * @param {string} program the path of nats-server
 * @param {{ folder: string, port?: number, maxBytes?: number, largestMailbox?: number, mostReadings?: number }} options
 * The folder holds the keys and the messages. Port 0 means any free port. The limits: `sync-server/streams.mjs`.
 * @returns {Promise<SyncServer>}
 */
export async function startSyncServer(
  program,
  { folder, port = 0, maxBytes = GIB, largestMailbox = 6000, mostReadings },
) {
  const keys = readKeys(folder);
  const place = { host: '127.0.0.1', nats: -1, websocket: port || -1, store: join(folder, 'messages') };
  const configuration = await configurationOf(keys, { ...place, maxBytes });
  const { nats, websocket, pid, stop, kill } = await startNode(
    program,
    join(folder, 'nats-server.conf'),
    configuration,
  );
  try {
    await makeStreams(nats, keys, { maxBytes, largestMailbox, mostReadings });
  } catch (error) {
    await kill();
    throw error;
  }
  return { url: websocket, folder, pass: passOf(keys), pid, stop, kill };
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
