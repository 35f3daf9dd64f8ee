import { createUser, encodeUser } from '@nats-io/jwt';
import { connect, jwtAuthenticator } from '@nats-io/transport-node';
import { keyPair } from './keys.mjs';

/** The streams of a sync server, which hold the mailboxes. */

const SECOND = 1e9;
const DAY = 24 * 3600 * SECOND;

/** The largest message that the server accepts, in bytes: an envelope of 48 KiB and its headers. */
export const LARGEST_MESSAGE = 64 * 1024;

/** How long the server may take to make a stream, in milliseconds. A busy disk is slow. */
const ADMIN_MS = 10_000;

/**
 * The streams, their share of the disk, and how many readings they serve at once. A mailbox is one subject of a stream.
 * Its name ends with the public key that may use it.
 */
export const MAILBOXES = {
  FAMILY: { subject: 'f', maxAge: 35 * DAY, share: 0.9, readings: 10_000 },
  INVITE: { subject: 'j', maxAge: DAY, share: 0.1, readings: 1000 },
};

/**
 * @typedef {object} Limits
 * @property {number} maxBytes the size of all messages together
 * @property {number} largestMailbox the number of messages of one family
 * @property {number | undefined} [mostReadings] the number of readings at once; a stream keeps its first number
 * @property {number} [replicas] on how many servers of a cluster each message is
 */

/**
 * Makes the streams that hold the mailboxes. Streams that exist keep their messages.
 *
 * @param {string} address
 * @param {import('./keys.mjs').Keys} keys
 * @param {Limits} limits
 */
export async function makeStreams(address, keys, limits) {
  const server = await connectAsAdmin(address, keys);
  /** @param {string} what @param {object} [request] */
  const ask = async (what, request = {}) =>
    (await server.request(`$JS.API.STREAM.${what}`, JSON.stringify(request), { timeout: ADMIN_MS })).json();
  try {
    for (const name of /** @type {(keyof typeof MAILBOXES)[]} */ (Object.keys(MAILBOXES))) {
      const wanted = streamOf(name, limits);
      const { config, error: absence } = await ask(`INFO.${name}`);
      const { error } = await (absence?.code === 404
        ? ask(`CREATE.${name}`, wanted)
        : // The server refuses a change of this limit.
          ask(`UPDATE.${name}`, { ...wanted, max_consumers: config?.max_consumers }));
      if (error) throw new Error(`nats-server did not make the stream ${name}: ${error.description}`);
    }
  } finally {
    await server.close();
  }
}

/** Connects with all rights on the mailboxes. @param {string} address @param {import('./keys.mjs').Keys} keys */
export async function connectAsAdmin(address, keys) {
  const user = createUser();
  const jwt = await encodeUser('admin', user, keyPair(keys.family));
  return connect({ servers: address, authenticator: jwtAuthenticator(jwt, user.getSeed()) });
}

/**
 * Returns the configuration of a stream.
 *
 * @param {keyof typeof MAILBOXES} name
 * @param {Limits} limits
 */
function streamOf(name, { maxBytes, largestMailbox, mostReadings, replicas = 1 }) {
  const { subject, maxAge, share, readings } = MAILBOXES[name];
  return {
    name,
    subjects: [`${subject}.*`],
    storage: 'file',
    num_replicas: replicas,
    max_age: maxAge,
    max_msgs_per_subject: largestMailbox,
    max_msg_size: LARGEST_MESSAGE,
    max_bytes: Math.floor(maxBytes * share),
    max_consumers: mostReadings ?? readings,
    // Servers before 2.10 ignore this limit.
    consumer_limits: { inactive_threshold: 300 * SECOND },
    discard: 'new',
    discard_new_per_subject: true,
    duplicate_window: 120 * SECOND,
    // Without these two, the reply subject of a message can have the server delete envelopes of all families.
    deny_delete: true,
    deny_purge: true,
    // Phones that are connected get each message at once, with its number and the number before it.
    republish: { src: `${subject}.*`, dest: `t.${subject}.{{wildcard(1)}}` },
  };
}
