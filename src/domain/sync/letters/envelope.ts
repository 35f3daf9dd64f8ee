import { toHex } from '#domain/hex.ts';
import { type Letter, readLetter } from './letter.ts';

/**
 * The envelope of a letter: what the mailbox sees. Its binary format:
 *
 * | bytes | content |
 * |---|---|
 * | 1 | format, 1 |
 * | 4 | epoch of the key, big-endian |
 * | 12 | random nonce |
 * | the rest | AES-256-GCM of the padded text |
 *
 * The padded text is one byte for its encoding (0: JSON, 1: JSON compressed with raw deflate), four bytes for its
 * length, the text, and zeros. The additional data bind an envelope to its mailbox and epoch, so that no envelope can
 * be moved to another family.
 */
export const ENVELOPE_FORMAT = 1;

/** The mailbox refuses larger envelopes, in bytes. */
export const LARGEST_ENVELOPE = 48 * 1024;

const HEAD = 17;
const EPOCH_AT = 1;
const NONCE_AT = 5;
const PADDED_HEAD = 5;
/** A letter is compressed from this many bytes on. Shorter letters have the same padded size anyway. */
const COMPRESSED_FROM = 1024;
/** The most bytes of a letter after decompression. It stops a small envelope that expands without end. */
const LARGEST_LETTER = 4 * 1024 * 1024;

/** Which mailbox an envelope belongs to, and the key of its epoch. */
export interface EnvelopeKey {
  mailbox: string;
  epoch: number;
  key: CryptoKey;
}

/** Why an envelope was refused. */
export type Refusal =
  /** Shorter than an empty envelope, or larger than the mailbox accepts. */
  | 'wrongSize'
  /** A newer version of the app wrote it. */
  | 'newerFormat'
  | 'newerKind'
  /** It belongs to another epoch. */
  | 'otherEpoch'
  /** It was changed, or it belongs to another family. */
  | 'notAuthentic'
  /** A phone of the family wrote something that is no letter. */
  | 'invalid';

/** Returns the name of an envelope: its nonce in hexadecimal. No two envelopes have the same name. */
export function envelopeName(envelope: Uint8Array): string {
  return toHex(envelope.subarray(NONCE_AT, HEAD));
}

/** Encrypts a letter. Returns null if the envelope would be larger than {@link LARGEST_ENVELOPE}. */
export async function sealLetter(
  letter: Letter,
  { mailbox, epoch, key }: EnvelopeKey,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const text = new TextEncoder().encode(JSON.stringify(letter));
  const isCompressed = text.length >= COMPRESSED_FROM;
  const body = isCompressed ? await compressed(text) : text;
  const padded = new Uint8Array(paddedSize(PADDED_HEAD + body.length));
  padded[0] = isCompressed ? 1 : 0;
  new DataView(padded.buffer).setUint32(1, body.length);
  padded.set(body, PADDED_HEAD);
  const head = new Uint8Array(HEAD);
  head[0] = ENVELOPE_FORMAT;
  new DataView(head.buffer).setUint32(EPOCH_AT, epoch);
  const nonce = crypto.getRandomValues(head.subarray(NONCE_AT));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(cipher(nonce, mailbox, epoch), key, padded));
  if (HEAD + sealed.length > LARGEST_ENVELOPE) return null;
  const envelope = new Uint8Array(HEAD + sealed.length);
  envelope.set(head);
  envelope.set(sealed, HEAD);
  return envelope;
}

/** Decrypts and validates an envelope. Never rejects because of the envelope: a bad one has a refusal. */
export async function openEnvelope(
  envelope: Uint8Array<ArrayBuffer>,
  { mailbox, epoch, key }: EnvelopeKey,
): Promise<{ letter: Letter } | { refused: Refusal }> {
  if (envelope.length <= HEAD || envelope.length > LARGEST_ENVELOPE) return { refused: 'wrongSize' };
  const [format = 0] = envelope;
  if (format !== ENVELOPE_FORMAT) return { refused: format > ENVELOPE_FORMAT ? 'newerFormat' : 'invalid' };
  const view = new DataView(envelope.buffer, envelope.byteOffset);
  if (view.getUint32(EPOCH_AT) !== epoch) return { refused: 'otherEpoch' };
  let padded: Uint8Array<ArrayBuffer>;
  try {
    const how = cipher(envelope.slice(NONCE_AT, HEAD), mailbox, epoch);
    padded = new Uint8Array(await crypto.subtle.decrypt(how, key, envelope.slice(HEAD)));
  } catch {
    return { refused: 'notAuthentic' };
  }
  const value = await textOf(padded);
  const letter = value === null ? 'invalid' : readLetter(value);
  if (letter === 'unknown') return { refused: 'newerKind' };
  return letter === 'invalid' ? { refused: 'invalid' } : { letter };
}

/** Reads the JSON of a padded text. Returns null if there is none. */
async function textOf(padded: Uint8Array<ArrayBuffer>): Promise<unknown> {
  if (padded.length < PADDED_HEAD) return null;
  const length = new DataView(padded.buffer).getUint32(1);
  const body = padded.slice(PADDED_HEAD, PADDED_HEAD + length);
  if (body.length !== length) return null;
  try {
    const text = padded[0] === 1 ? await decompressed(body) : body;
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
  } catch {
    return null;
  }
}

function cipher(iv: Uint8Array<ArrayBuffer>, mailbox: string, epoch: number): AesGcmParams {
  const additionalData = new TextEncoder().encode(`weehours/1|${mailbox}|${epoch}`);
  return { name: 'AES-GCM', iv, additionalData };
}

/**
 * Returns the padded size of a text of `size` bytes: 256, 512 or 1,024 bytes, and above that at most an eighth more
 * than the text. A feed and a diaper have the same size.
 */
export function paddedSize(size: number): number {
  if (size <= 1024) return Math.max(256, 2 ** Math.ceil(Math.log2(size)));
  const step = 2 ** (Math.floor(Math.log2(size)) - 3);
  return Math.ceil(size / step) * step;
}

async function compressed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Rejects if the result is larger than {@link LARGEST_LETTER}. */
async function decompressed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > LARGEST_LETTER) {
      await reader.cancel();
      throw new RangeError('The letter is too large.');
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
