/**
 * Encryption with a passphrase: AES-256-GCM, with a key from PBKDF2-HMAC-SHA-256. Salt and nonce are random, passed in,
 * and stored in the lock as plain text.
 */
export interface Lock {
  cipher: 'AES-256-GCM';
  derivation: 'PBKDF2-HMAC-SHA-256';
  iterations: number;
  /** 16 bytes in base64. */
  salt: string;
  /** 12 bytes in base64. Unique per key, because the salt is new each time. */
  nonce: string;
}

const SALT_BYTES = 16;
const NONCE_BYTES = 12;
/** The number of random bytes that {@link makeLock} needs. */
export const LOCK_RANDOM_BYTES = SALT_BYTES + NONCE_BYTES;

/** Makes the lock of one file from random bytes. `iterations` decides how much work one passphrase attempt takes. */
export function makeLock(random: Uint8Array, iterations: number): Lock {
  return {
    cipher: 'AES-256-GCM',
    derivation: 'PBKDF2-HMAC-SHA-256',
    iterations,
    salt: toBase64(random.subarray(0, SALT_BYTES)),
    nonce: toBase64(random.subarray(SALT_BYTES, LOCK_RANDOM_BYTES)),
  };
}

/**
 * Encrypts a text to base64. Also authenticates `bound`, which stays plain text. {@link unlockText} returns null if
 * `bound` was changed.
 */
export async function lockText(text: string, lock: Lock, passphrase: string, bound: string): Promise<string> {
  const key = await deriveKey(lock, passphrase);
  const locked = await crypto.subtle.encrypt(cipherOf(lock, bound), key, new TextEncoder().encode(text));
  return toBase64(new Uint8Array(locked));
}

/**
 * Decrypts a text from {@link lockText}. Returns null for a wrong passphrase, or if `locked` or `bound` was changed.
 */
export async function unlockText(
  locked: string,
  lock: Lock,
  passphrase: string,
  bound: string,
): Promise<string | null> {
  const key = await deriveKey(lock, passphrase);
  try {
    const bytes = await crypto.subtle.decrypt(cipherOf(lock, bound), key, fromBase64(locked));
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Encrypts bytes with a new random nonce, which comes first in the result. Also authenticates `bound`. One key encrypts
 * a thousand photos at most, so random nonces do not repeat.
 */
export async function lockBytes(
  bytes: Uint8Array<ArrayBuffer>,
  key: CryptoKey,
  bound: string,
): Promise<Uint8Array> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const locked = await crypto.subtle.encrypt(cipherWith(nonce, bound), key, bytes);
  return new Uint8Array(await new Blob([nonce, locked]).arrayBuffer());
}

/** Decrypts bytes from {@link lockBytes}. Rejects if they or `bound` were changed. */
export async function unlockBytes(
  locked: Uint8Array<ArrayBuffer>,
  key: CryptoKey,
  bound: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const cipher = cipherWith(locked.slice(0, NONCE_BYTES), bound);
  return new Uint8Array(await crypto.subtle.decrypt(cipher, key, locked.slice(NONCE_BYTES)));
}

function cipherOf({ nonce }: Lock, bound: string): AesGcmParams {
  return cipherWith(fromBase64(nonce), bound);
}

function cipherWith(iv: Uint8Array<ArrayBuffer>, bound: string): AesGcmParams {
  const additionalData = new TextEncoder().encode(bound);
  return { name: 'AES-GCM', iv, ...(bound && { additionalData }) };
}

/** Derives the key of a lock from its passphrase. Takes a phone about half a second. */
export async function deriveKey({ salt, iterations }: Lock, passphrase: string): Promise<CryptoKey> {
  // Keyboards encode the same accented letter in different ways.
  const material = new TextEncoder().encode(passphrase.normalize('NFC'));
  const secret = await crypto.subtle.importKey('raw', material, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Bytes converted at once. More would overflow the stack. */
const CHUNK = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    letters += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return btoa(letters);
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
