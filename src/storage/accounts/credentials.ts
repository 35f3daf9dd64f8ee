import { iterationsFor, LEAST_ITERATIONS } from '#domain/account/password-work.ts';
import { fromHex, toHex } from '#domain/hex.ts';

/**
 * A password hash: PBKDF2-HMAC-SHA-256 with a random salt. The parameters are stored with the hash, because new hashes
 * may get more iterations later.
 */
export interface Credentials {
  salt: string;
  iterations: number;
  hash: string;
}

const SALT_BYTES = 16;
const HASH_BITS = 256;
const PROBE_ITERATIONS = 100_000;

/** Browsers have Web Crypto on https and localhost only. Elsewhere the app cannot hash a password. */
class InsecureContextError extends Error {
  override name = 'InsecureContextError';
}

/** Makes the credentials for a new password. Takes about half a second by design. */
export async function makeCredentials(password: string): Promise<Credentials> {
  const iterations = await affordableIterations();
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const hash = await derive(password, salt, iterations);
  return { salt: toHex(salt), iterations, hash: toHex(hash) };
}

/**
 * True if the password matches. Checking a wrong password takes at least `work` iterations, even if there are no
 * credentials because the e-mail is unknown. The time therefore does not reveal which e-mails exist.
 */
export async function passwordMatches(
  password: string,
  credentials: Credentials | undefined,
  work: number,
): Promise<boolean> {
  const { salt, iterations, hash } = credentials ?? {
    salt: '00'.repeat(SALT_BYTES),
    iterations: work,
    hash: '',
  };
  const derived = toHex(await derive(password, fromHex(salt), iterations));
  const matches = sameText(derived, hash);
  if (!matches && work > iterations) await derive(password, fromHex(salt), work - iterations);
  return matches;
}

let affordable: number | undefined;

/**
 * Returns the number of iterations that this device does in about half a second, at least 600,000. Measures it once per
 * visit.
 */
export async function affordableIterations(): Promise<number> {
  if (affordable === undefined) {
    const started = performance.now();
    await derive('', new Uint8Array(SALT_BYTES), PROBE_ITERATIONS);
    affordable = iterationsFor({ iterations: PROBE_ITERATIONS, ms: performance.now() - started });
  }
  return affordable;
}

/** Returns how many iterations every failed attempt does: as many as the account with the most. */
export function workOf(all: Credentials[]): number {
  return Math.max(LEAST_ITERATIONS, ...all.map(({ iterations }) => iterations));
}

/** Returns the SHA-256 hash in hexadecimal. Such a hash is enough for long random values, but not for a password. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await subtle().digest('SHA-256', bytes)));
}

/** Compares two texts in constant time, without stopping at the first difference. */
export function sameText(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1)
    difference |= a.charCodeAt(index) ^ (b.charCodeAt(index) || 0);
  return difference === 0;
}

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  const material = new TextEncoder().encode(password.normalize('NFC'));
  const key = await subtle().importKey('raw', material, 'PBKDF2', false, ['deriveBits']);
  const bits = await subtle().deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    key,
    HASH_BITS,
  );
  return new Uint8Array(bits);
}

function subtle(): SubtleCrypto {
  if (!globalThis.crypto?.subtle) throw new InsecureContextError('Web Crypto needs https.');
  return crypto.subtle;
}
