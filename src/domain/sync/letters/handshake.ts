import { fromHex, toHex } from '#domain/hex.ts';
import type { FamilyBaby } from '#domain/log/family-log.ts';
import { isValidRow } from '#domain/log/validate-row.ts';
import { type Guarded, isNumber, isText, listOf, shapeOf } from '#domain/shape.ts';
import { SECRET_BYTES } from './family-key.ts';

/**
 * How a phone gets the secret of a family from another phone. Both know an invite. Each makes a key pair for this one
 * exchange, so that the secret stays safe if the invite becomes known later. Both screens show the same signs. A parent
 * compares them, so that no third phone can stand between the two.
 */

/** The key pair of one exchange. The private half cannot be exported. */
export interface ExchangeKeys {
  privateKey: CryptoKey;
  /** In hexadecimal. */
  publicKey: string;
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

export async function newExchangeKeys(): Promise<ExchangeKeys> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVE, false, ['deriveBits']);
  return { privateKey, publicKey: toHex(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))) };
}

/**
 * Returns what the joining phone sends before it sees the other key. Without it, a third phone could try keys until the
 * signs are equal.
 */
export async function commitmentTo(publicKey: string): Promise<string> {
  return toHex(await sha256(`commitment|${publicKey}`));
}

/** How many pictures there are. `app/sharing/` has one for each number below it. */
export const PICTURES = 64;

/** Three pictures and two digits that both screens show. */
export interface Signs {
  pictures: [number, number, number];
  digits: [number, number];
}

/** Computes the signs of an exchange. `inviter` and `joiner` are the public keys. */
export async function signsOf(
  secret: Uint8Array<ArrayBuffer>,
  keys: { inviter: string; joiner: string },
): Promise<Signs> {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = await sha256(
    `signs|${toHex(secret)}|${keys.inviter}|${keys.joiner}`,
  );
  return { pictures: [a % PICTURES, b % PICTURES, c % PICTURES], digits: [d % 10, e % 10] };
}

const isFamilyAccess = shapeOf({
  server: isText,
  pass: isText,
  /** The family's secret as a list of bytes. */
  secret: isSecret,
  epoch: isNumber,
});

function isSecret(value: unknown): value is number[] {
  const isByte = (one: unknown) => Number.isInteger(one) && Number(one) >= 0 && Number(one) < 256;
  return Array.isArray(value) && value.length === SECRET_BYTES && value.every(isByte);
}

/** What a phone needs to share the family's log. */
export type FamilyAccess = Guarded<typeof isFamilyAccess>;

const isWelcome = shapeOf({ access: isFamilyAccess, babies: listOf(isBaby) });

/** What a phone gets when it is let in: the access, and the babies of the family's log. */
export type Welcome = Guarded<typeof isWelcome>;

function isBaby(value: unknown): value is FamilyBaby {
  return isValidRow('babies', value);
}

/** Encrypts the welcome for the phone with `otherKey`. Returns hexadecimal. */
export async function wrapWelcome(
  welcome: Welcome,
  secret: Uint8Array<ArrayBuffer>,
  own: ExchangeKeys,
  otherKey: string,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(welcome));
  const key = await exchangeKey(secret, own, otherKey);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  return toHex(iv) + toHex(new Uint8Array(sealed));
}

/** Decrypts the welcome that the phone with `otherKey` sent. Returns null if it is not authentic. */
export async function unwrapWelcome(
  wrapped: string,
  secret: Uint8Array<ArrayBuffer>,
  own: ExchangeKeys,
  otherKey: string,
): Promise<Welcome | null> {
  try {
    const bytes = fromHex(wrapped);
    const key = await exchangeKey(secret, own, otherKey);
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.slice(0, 12) },
      key,
      bytes.slice(12),
    );
    const welcome: unknown = JSON.parse(new TextDecoder().decode(text));
    return isWelcome(welcome) ? welcome : null;
  } catch {
    return null;
  }
}

async function exchangeKey(
  secret: Uint8Array<ArrayBuffer>,
  { privateKey }: ExchangeKeys,
  otherKey: string,
): Promise<CryptoKey> {
  const other = await crypto.subtle.importKey('raw', fromHex(otherKey), CURVE, false, []);
  const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, privateKey, 256);
  const material = await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode('weehours/1 access');
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: secret, info },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
