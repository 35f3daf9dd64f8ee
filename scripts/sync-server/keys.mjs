import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccount, createOperator, fromSeed } from '@nats-io/jwt';

/** The keys of a sync server. They are made once, and kept in a file of its folder. */

/**
 * The seeds of the server's keys. Who has `family` or `operator` can do everything. `pass` makes only keys that are
 * confined to their own mailbox.
 *
 * @typedef {{ operator: string, system: string, family: string, pass: string }} Keys
 */

/**
 * Reads the keys of a server. Makes them, and the folder, at its first start.
 *
 * @param {string} folder
 * @returns {Keys}
 */
export function readKeys(folder) {
  mkdirSync(folder, { recursive: true });
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

/** Returns the pass: what a phone must have to use the server. @param {Keys} keys */
export function passOf(keys) {
  return `${keys.pass}.${publicKey(keys.family)}`;
}

/** @param {string} seed */
export function keyPair(seed) {
  return fromSeed(new TextEncoder().encode(seed));
}

/** @param {string} seed */
export function publicKey(seed) {
  return keyPair(seed).getPublicKey();
}

/** @param {import('@nats-io/jwt').KeyPair} pair */
function seedOf(pair) {
  return new TextDecoder().decode(pair.getSeed());
}
