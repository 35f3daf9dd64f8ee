/**
 * The keys of a family, derived from its secret by HKDF-SHA-256. The secret is 32 random bytes and never leaves the
 * family's phones. Each key has a name, so that no key can be used in the place of another.
 */

/** The number of bytes of a secret, and of the seed of a mailbox. */
export const SECRET_BYTES = 32;

/** Derives the Ed25519 seed of the family's mailbox. Its public key is the mailbox id and the right to use it. */
export async function mailboxSeed(secret: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const bits = await crypto.subtle.deriveBits(derivation('mailbox'), await keyOf(secret), SECRET_BYTES * 8);
  return new Uint8Array(bits);
}

/**
 * Derives the key that encrypts the envelopes of one epoch. It cannot be exported. The epoch rises when a phone is
 * removed, together with a new secret.
 */
export async function contentKey(secret: Uint8Array<ArrayBuffer>, epoch: number): Promise<CryptoKey> {
  return crypto.subtle.deriveKey(
    derivation(`content ${epoch}`),
    await keyOf(secret),
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

function derivation(name: string): HkdfParams {
  const info = new TextEncoder().encode(`weehours/1 ${name}`);
  return { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
}

function keyOf(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits', 'deriveKey']);
}
