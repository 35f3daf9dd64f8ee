/**
 * What proves a password without keeping it: PBKDF2-HMAC-SHA-256 with a random salt. The parameters lie beside the hash,
 * so that they can be raised later.
 */
export interface Credentials {
  salt: string;
  iterations: number;
  hash: string;
}

/** OWASP Password Storage Cheat Sheet for PBKDF2-HMAC-SHA-256. */
const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;

/** Web Crypto is missing on plain http outside this computer; the app then cannot keep a password safe. */
class InsecureContextError extends Error {
  override name = 'InsecureContextError';
}

/** Credentials for a new password; takes about a quarter of a second on purpose. */
export async function makeCredentials(password: string): Promise<Credentials> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const hash = await derive(password, salt, ITERATIONS);
  return { salt: toHex(salt), iterations: ITERATIONS, hash: toHex(hash) };
}

/**
 * True when the password is the one. Without credentials (nobody has that e-mail) it does the same work and says false,
 * so that the time tells nobody which addresses exist.
 */
export async function passwordMatches(
  password: string,
  credentials: Credentials | undefined,
): Promise<boolean> {
  const { salt, iterations, hash } = credentials ?? {
    salt: '00'.repeat(SALT_BYTES),
    iterations: ITERATIONS,
    hash: '',
  };
  const derived = toHex(await derive(password, fromHex(salt), iterations));
  return sameText(derived, hash);
}

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  if (!globalThis.crypto?.subtle) throw new InsecureContextError('Web Crypto needs https.');
  const material = new TextEncoder().encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', material, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    key,
    HASH_BITS,
  );
  return new Uint8Array(bits);
}

/** Compares without stopping at the first difference. */
function sameText(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1)
    difference |= a.charCodeAt(index) ^ (b.charCodeAt(index) || 0);
  return difference === 0;
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
