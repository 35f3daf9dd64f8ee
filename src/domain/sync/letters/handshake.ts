import { toHex } from '#domain/hex.ts';
import type { FamilyBaby } from '#domain/log/family-log.ts';
import { isValidRow } from '#domain/log/validate-row.ts';
import { type Guarded, listOf, shapeOf } from '#domain/shape.ts';
import { type ExchangeKeys, openFrom, sealFor } from './exchange-keys.ts';
import { isFamilyAccess } from './family-access.ts';

/**
 * How a phone gets the secret of a family from another phone. Both know an invite. Each makes a key pair for this one
 * exchange, so that the secret stays safe if the invite becomes known later. Both screens show the same signs. A parent
 * compares them, so that no third phone can stand between the two.
 */

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
  return sealFor({ own, other: otherKey, secret, purpose: 'access' }, welcome);
}

/** Decrypts the welcome that the phone with `otherKey` sent. Returns null if it is not authentic. */
export async function unwrapWelcome(
  wrapped: string,
  secret: Uint8Array<ArrayBuffer>,
  own: ExchangeKeys,
  otherKey: string,
): Promise<Welcome | null> {
  try {
    const welcome = await openFrom({ own, other: otherKey, secret, purpose: 'access' }, wrapped);
    return isWelcome(welcome) ? welcome : null;
  } catch {
    return null;
  }
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
