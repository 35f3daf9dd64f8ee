import { toHex } from '#domain/hex.ts';
import { isPhoto, type Photo } from '#domain/log/photos.ts';
import { fromBase64, lockBytes, toBase64, unlockBytes } from './passphrase-lock.ts';

/**
 * The photos of a backup. They come after the content, as one base64 text each, so that a phone can write and read
 * them one at a time. The content holds their index, which the seal covers. With a passphrase each photo is encrypted.
 */

/** Photos that are read one at a time. `read` resolves to undefined for a photo that no longer exists. */
export interface PhotoSource {
  ids: readonly string[];
  read(id: string): Promise<Photo | undefined>;
}

/** One photo of the index. */
export interface IndexedPhoto {
  id: string;
  /** The SHA-256 of its bytes in hexadecimal. */
  sha256: string;
  /** The length of the packed photo in characters. */
  letters: number;
}

/** The end of a file with photos. The number is where the photos begin, in bytes. */
const END = /,"photosAt":"(\d+)"\}\s*$/;

/** The number of bytes at the end of a file to search for {@link END}. */
const END_BYTES = 100;

const BEFORE = ',"photos":[';

/** Packs photos as base64, encrypted if there is a key. Returns them with their index. */
export async function packPhotos(
  { ids, read }: PhotoSource,
  key: CryptoKey | null,
): Promise<{ index: IndexedPhoto[]; packed: Blob[] }> {
  const index: IndexedPhoto[] = [];
  const packed: Blob[] = [];
  for (const id of ids) {
    const photo = await read(id);
    if (!photo) continue;
    const bytes = new Uint8Array(photo.bytes);
    const text = toBase64(key ? await lockBytes(bytes, key, id) : bytes);
    index.push({ id, sha256: await sha256Of(photo.bytes), letters: text.length });
    // A browser can move blobs to the disk. All photos as texts would not fit into the memory of a phone.
    packed.push(new Blob([text]));
  }
  return { index, packed };
}

/** Unpacks a photo. Returns null if it is not the photo of the index. */
export async function unpackPhoto(
  { id, sha256 }: IndexedPhoto,
  packed: string,
  key: CryptoKey | null,
): Promise<Photo | null> {
  try {
    const stored = fromBase64(packed);
    const { buffer: bytes } = key ? await unlockBytes(stored, key, id) : stored;
    return isPhoto({ id, bytes }) && (await sha256Of(bytes)) === sha256 ? { id, bytes } : null;
  } catch {
    return null;
  }
}

/** Computes the SHA-256 of bytes in hexadecimal. */
async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return toHex(new Uint8Array(hash));
}

/**
 * Joins the JSON of a file, without its last brace, with its packed photos. The whole is one JSON object. `head` must
 * be a Blob, because the position of the photos is counted in bytes.
 */
export function joinPhotos(head: Blob, packed: readonly Blob[]): BlobPart[] {
  const photos = packed.flatMap((photo, index) => [index === 0 ? '"' : ',"', photo, '"']);
  return [head, BEFORE, ...photos, `],"photosAt":"${head.size}"}`];
}

/** Reads the packed photo at a position of the index. */
export type PackedPhotos = (index: readonly IndexedPhoto[], position: number) => Promise<string>;

/**
 * Splits a file into its JSON without the photos and a reader of the photos. Returns null if the end of the file does
 * not say where the photos are. The file then has none, or an editor has reformatted it.
 */
export async function splitPhotos(file: Blob): Promise<{ json: Blob; packedAt: PackedPhotos } | null> {
  const end = END.exec(await file.slice(-END_BYTES).text());
  if (!end) return null;
  const at = Number(end[1]);
  return {
    json: new Blob([file.slice(0, at), '}']),
    packedAt: (index, position) => {
      const before = index.slice(0, position).reduce((sum, { letters }) => sum + letters + '"",'.length, 0);
      const from = at + BEFORE.length + '"'.length + before;
      return file.slice(from, from + (index[position]?.letters ?? 0)).text();
    },
  };
}
