import { fromSeed, type KeyPair } from '@nats-io/nkeys';
import { base32nopad, base64urlnopad } from '@scure/base';

/** Keys of a `nats-server`, and the passes that let a key in. */

/** The type of a key is in its first bytes, so that the text of a user's seed begins with SU. */
const SEED = 18 << 3;
const USER = 20 << 3;

/** Makes a user's key pair from a seed of 32 bytes. The format is that of nkeys, whose library takes no such seed. */
export function userKey(seed: Uint8Array<ArrayBuffer>): KeyPair {
  const body = Uint8Array.of(SEED | (USER >> 5), (USER & 31) << 3, ...seed);
  const sum = crc16(body);
  const text = base32nopad.encode(Uint8Array.of(...body, sum & 0xff, sum >> 8));
  return fromSeed(new TextEncoder().encode(text));
}

/** The checksum CRC-16/XMODEM. */
function crc16(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return sum;
}

/**
 * Returns the JWT that lets a key in. The pass is a signing key and the account that it belongs to. The server gives
 * each key that it signs the right to use its own mailbox, and nothing else. Throws if `pass` is no pass.
 */
export function userJwt(key: KeyPair, pass: string, now: number): string {
  const [signing = '', account = ''] = pass.split('.');
  const signer = fromSeed(new TextEncoder().encode(signing));
  const head = part({ typ: 'JWT', alg: 'ed25519-nkey' });
  const claims = part({
    jti: crypto.randomUUID(),
    iat: Math.floor(now / 1000),
    iss: signer.getPublicKey(),
    sub: key.getPublicKey(),
    nats: { type: 'user', version: 2, issuer_account: account },
  });
  const signed = `${head}.${claims}`;
  return `${signed}.${base64urlnopad.encode(signer.sign(new TextEncoder().encode(signed)))}`;
}

function part(value: object): string {
  return base64urlnopad.encode(new TextEncoder().encode(JSON.stringify(value)));
}
