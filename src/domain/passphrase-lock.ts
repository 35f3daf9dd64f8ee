/**
 * A text under a passphrase: AES-256-GCM, with a key that PBKDF2-HMAC-SHA-256 makes of the passphrase. Salt and nonce are
 * random, are given in, and lie open in the lock.
 */
export interface Lock {
  cipher: 'AES-256-GCM';
  derivation: 'PBKDF2-HMAC-SHA-256';
  iterations: number;
  /** 16 bytes in base64. */
  salt: string;
  /** 12 bytes in base64; never twice with one key, which a fresh salt sees to. */
  nonce: string;
}

const SALT_BYTES = 16;
const NONCE_BYTES = 12;
/** How much randomness {@link makeLock} needs. */
export const LOCK_RANDOM_BYTES = SALT_BYTES + NONCE_BYTES;

/** A lock for one file, from random bytes; `iterations` is what it costs to try one passphrase. */
export function makeLock(random: Uint8Array, iterations: number): Lock {
  return {
    cipher: 'AES-256-GCM',
    derivation: 'PBKDF2-HMAC-SHA-256',
    iterations,
    salt: toBase64(random.subarray(0, SALT_BYTES)),
    nonce: toBase64(random.subarray(SALT_BYTES, LOCK_RANDOM_BYTES)),
  };
}

/** The text, locked, in base64. */
export async function lockText(text: string, lock: Lock, passphrase: string): Promise<string> {
  const key = await keyOf(lock, passphrase);
  const bytes = new TextEncoder().encode(text);
  const locked = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: fromBase64(lock.nonce) }, key, bytes);
  return toBase64(new Uint8Array(locked));
}

/** The text that {@link lockText} was given, or null when the passphrase is not the one, or `locked` was changed. */
export async function unlockText(locked: string, lock: Lock, passphrase: string): Promise<string | null> {
  const key = await keyOf(lock, passphrase);
  try {
    const iv = fromBase64(lock.nonce);
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, fromBase64(locked));
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function keyOf({ salt, iterations }: Lock, passphrase: string): Promise<CryptoKey> {
  // Two keyboards may type one letter with an accent in two ways.
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

/** Bytes that are turned into letters at once: more would not fit on the stack. */
const CHUNK = 0x8000;

function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    letters += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return btoa(letters);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
