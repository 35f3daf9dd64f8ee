import { fromHex, toHex } from '#domain/hex.ts';

/** A phone's key pair. Two phones that know each other's public keys can encrypt so that no third phone can read. */
export interface ExchangeKeys {
  /** It cannot be exported. */
  privateKey: CryptoKey;
  /** In hexadecimal. */
  publicKey: string;
}

/** The two ends of an encrypted text, and what it is for. */
export interface Exchange {
  own: ExchangeKeys;
  /** The public key of the other phone. */
  other: string;
  /** A secret that both phones know besides their keys. */
  secret: Uint8Array<ArrayBuffer>;
  /** What the text is for, so that no text can be used in the place of another. */
  purpose: 'access' | 'moved';
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const IV_BYTES = 12;

export async function newExchangeKeys(): Promise<ExchangeKeys> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVE, false, ['deriveBits']);
  return { privateKey, publicKey: toHex(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))) };
}

/** Encrypts a value, which has to be JSON, for the other phone. Returns hexadecimal. */
export async function sealFor(exchange: Exchange, value: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(exchange), text);
  return toHex(iv) + toHex(new Uint8Array(sealed));
}

/** Decrypts a value that the other phone encrypted. Rejects if only another phone can have written it. */
export async function openFrom(exchange: Exchange, sealed: string): Promise<unknown> {
  const bytes = fromHex(sealed);
  const iv = bytes.slice(0, IV_BYTES);
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv },
    await keyOf(exchange),
    bytes.slice(IV_BYTES),
  );
  return JSON.parse(new TextDecoder().decode(text));
}

async function keyOf({ own, other, secret, purpose }: Exchange): Promise<CryptoKey> {
  const otherKey = await crypto.subtle.importKey('raw', fromHex(other), CURVE, false, []);
  const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: otherKey }, own.privateKey, 256);
  const material = await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode(`weehours/1 ${purpose}`);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: secret, info },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}
