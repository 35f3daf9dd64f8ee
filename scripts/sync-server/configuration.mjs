import { createHmac } from 'node:crypto';
import { encodeAccount, encodeOperator, newScopedSigner } from '@nats-io/jwt';
import { keyPair, publicKey } from './keys.mjs';
import { LARGEST_MESSAGE, MAILBOXES } from './streams.mjs';

/** The configuration of a sync server. What each part is for: docs/sync-server.md. */

const MIB = 1024 ** 2;

/**
 * @typedef {object} Place
 * @property {string} host the address on which the server listens
 * @property {number} nats the port for programs; -1 means any free port
 * @property {number} websocket the port for phones; -1 means any free port
 * @property {string} store the folder of the messages
 * @property {number} maxBytes the size of all messages together
 * @property {string} [sync] when messages reach the disk, such as `always`; servers before 2.10 do not know it
 * @property {{ name: string, port: number, peers: string[] }} [cluster] the name of this server in its cluster, its
 * port for the other servers, and the addresses of all servers for one another, such as `sync-2:6222`
 */

/**
 * Returns the configuration of one server.
 *
 * @param {import('./keys.mjs').Keys} keys
 * @param {Place} place
 */
export async function configurationOf(keys, { host, nats, websocket, store, maxBytes, sync, cluster }) {
  const system = publicKey(keys.system);
  const operatorKey = keyPair(keys.operator);
  const operator = await encodeOperator('weehours', operatorKey, { system_account: system });
  const systemAccount = await encodeAccount('SYS', keyPair(keys.system), {}, { signer: operatorKey });
  const unlimited = { data: -1, payload: -1, subs: -1, conn: -1, leaf: 0, imports: -1, exports: -1 };
  // The account's limit counts each replica.
  const disk = maxBytes * (cluster?.peers.length ?? 1);
  const limits = { mem_storage: 64 * MIB, disk_storage: disk, streams: 2, consumer: -1 };
  const familyAccount = await encodeAccount(
    'FAM',
    keyPair(keys.family),
    { limits: { ...unlimited, ...limits, wildcards: true }, signing_keys: [familyScope(keys)] },
    { signer: operatorKey },
  );
  const atDisk = sync ? `, sync_interval: ${sync}` : '';
  // JSON strings are valid in the format of nats-server.
  return `# Made by scripts/sync-server.mjs or scripts/sync-deployment.mjs. Changes here are lost.
host: ${host}
port: ${nats}
websocket { host: ${host}, port: ${websocket}, no_tls: true, compression: false }
operator: ${operator}
system_account: ${system}
resolver: MEMORY
resolver_preload: { ${system}: ${systemAccount}, ${publicKey(keys.family)}: ${familyAccount} }
jetstream { store_dir: ${JSON.stringify(store)}, max_mem: 64MB, max_file: ${maxBytes}${atDisk} }
max_payload: ${LARGEST_MESSAGE}
# The client computes its signature in plain JavaScript, which is slow.
authorization { timeout: 10 }
${cluster ? clusterOf(keys, host, cluster) : ''}`;
}

/**
 * Returns the part of the configuration that lets servers find one another.
 *
 * @param {import('./keys.mjs').Keys} keys
 * @param {string} host
 * @param {{ name: string, port: number, peers: string[] }} cluster
 */
function clusterOf(keys, host, { name, port, peers }) {
  const password = createHmac('sha256', keys.operator).update('cluster').digest('hex');
  const routes = peers.map((peer) => `nats://peer:${password}@${peer}`);
  return `server_name: ${name}
cluster {
  name: weehours
  # Otherwise phones learn addresses that only the servers can reach.
  no_advertise: true
  listen: ${JSON.stringify(`${host}:${port}`)}
  authorization { user: peer, password: ${JSON.stringify(password)}, timeout: 10 }
  routes: ${JSON.stringify(routes)}
}
`;
}

/** Returns what a key may do that was made with the pass. @param {import('./keys.mjs').Keys} keys */
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
