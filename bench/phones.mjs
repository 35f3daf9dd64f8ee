import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { wsconnect } from '@nats-io/nats-core';
import { base32nopad, base64urlnopad } from '@scure/base';
import { JSDOM } from 'jsdom';

/** Phones for the load of the sync server. They send the requests of the app's client, and keep no log. */

// Node 20 has no WebSocket.
globalThis.WebSocket ??= new JSDOM('', { url: 'http://127.0.0.1' }).window.WebSocket;

/** How long an answer may take, in milliseconds, as in the app's client. */
const ANSWER_MS = 10_000;

/** The bytes before the seed of an Ed25519 key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The first byte of a user's public key, and of an account's, in the format of nkeys. */
const USER = 20 << 3;
const ACCOUNT = 0;

/** @typedef {{ id: string, jwt: string, key: import('node:crypto').KeyObject }} Family */

/**
 * @typedef {object} Phone
 * @property {string} family the name of its mailbox
 * @property {import('@nats-io/nats-core').NatsConnection} nats
 * @property {(envelope: Buffer) => Promise<void>} append
 * @property {() => Promise<number>} count resolves to the number of stored envelopes
 * @property {((envelope: Buffer) => void) | undefined} onEnvelope
 */

/**
 * Makes the keys of families. The app's client signs in plain JavaScript, which would take minutes here.
 *
 * @param {string} pass
 * @param {number} count
 * @returns {Family[]}
 */
export function makeFamilies(pass, count) {
  const [seed = '', account = ''] = pass.split('.');
  const der = Buffer.concat([PKCS8, base32nopad.decode(seed).subarray(2, 34)]);
  const signer = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const head = textOf({ typ: 'JWT', alg: 'ed25519-nkey' });
  const iss = nameOf(signer, ACCOUNT);
  return Array.from({ length: count }, () => {
    const { privateKey: key } = generateKeyPairSync('ed25519');
    const id = nameOf(key, USER);
    const nats = { type: 'user', version: 2, issuer_account: account };
    const signed = `${head}.${textOf({ jti: id, iat: Math.floor(Date.now() / 1000), iss, sub: id, nats })}`;
    return { id, jwt: `${signed}.${sign(null, Buffer.from(signed), signer).toString('base64url')}`, key };
  });
}

/** @param {object} value */
function textOf(value) {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/**
 * Returns a public key in the format of nkeys.
 *
 * @param {import('node:crypto').KeyObject} key
 * @param {number} type
 */
function nameOf(key, type) {
  const { x = '' } = key.export({ format: 'jwk' });
  const body = [type, ...base64urlnopad.decode(x)];
  const sum = crc16(body);
  return base32nopad.encode(Uint8Array.of(...body, sum & 0xff, sum >> 8));
}

/** The checksum CRC-16/XMODEM. @param {number[]} bytes */
function crc16(bytes) {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return sum;
}

/**
 * Connects a phone. It signs with native code, because one process plays all phones.
 *
 * @param {string} url
 * @param {Family} family
 * @returns {Promise<Phone>}
 */
export async function connectPhone(url, { id, jwt, key }) {
  const nats = await wsconnect({
    servers: url,
    authenticator: (nonce = '') => ({ jwt, sig: sign(null, Buffer.from(nonce), key).toString('base64url') }),
    inboxPrefix: `_I.${id}`,
    reconnect: false,
    noAsyncTraces: true,
    timeout: ANSWER_MS,
  });
  /** @type {Phone} */
  const phone = {
    family: id,
    nats,
    onEnvelope: undefined,
    append: async (envelope) => {
      const { seq } = (await nats.request(`f.${id}`, envelope, { timeout: ANSWER_MS })).json();
      if (!seq) throw new Error('The server refused an envelope.');
    },
    count: async () => {
      const name = crypto.randomUUID();
      const config = {
        name,
        ack_policy: 'none',
        filter_subject: `f.${id}`,
        mem_storage: true,
        inactive_threshold: 30e9,
      };
      const subject = `$JS.API.CONSUMER.CREATE.FAMILY.${name}.f.${id}`;
      const request = JSON.stringify({ stream_name: 'FAMILY', config });
      const { num_pending: pending, error } = (
        await nats.request(subject, request, { timeout: ANSWER_MS })
      ).json();
      if (error) throw new Error(error.description);
      return pending;
    },
  };
  nats.subscribe(`t.f.${id}`, { callback: (_, { data }) => phone.onEnvelope?.(Buffer.from(data)) });
  await nats.flush();
  return phone;
}
