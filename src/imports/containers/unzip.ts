import { Inflate } from 'fflate';
import { crc32 } from './crc32.ts';
import { slices } from './slices.ts';
import { UnreadableFileError, unreadable } from './unreadable-file-error.ts';

/** A file of a zip archive, unpacked. */
export interface ZipPart {
  /** The path in the archive. */
  path: string;
  content: Blob;
}

/**
 * The limits for an archive. An app writes some dozens of files. A larger archive is a trap, or another kind of file.
 */
const MOST_ENTRIES = 2000;
const MOST_BYTES = 60_000_000;
/** A log shrinks to a tenth. A trap shrinks to a thousandth. Small files may shrink more. */
const MOST_RATIO = 100;
const RATIO_COUNTS_FROM = 1_000_000;

/** Files that no log is in. Apps add pictures to an archive, and computers add hidden files. */
const NO_LOG = /(^|\/)(\.|__MACOSX\/)|\/$|\.(jpe?g|png|gif|webp|heic|mp4|mov|m4a|mp3|wav|pdf|svg|html?)$/i;

/** Signatures and lengths of the parts of a zip. Source: PKWARE APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16. */
const END = { signature: 0x06054b50, length: 22, longestComment: 65_535 };
const LISTED = { signature: 0x02014b50, length: 46 };
const LOCAL = { signature: 0x04034b50, length: 30 };
const [STORED, DEFLATED] = [0, 8];
const [LOCKED, UTF8] = [0x1, 0x800];

/** An entry of the archive's list of files. */
interface Entry {
  path: string;
  flags: number;
  method: number;
  crc: number;
  packed: number;
  unpacked: number;
  at: number;
}

/**
 * Unpacks the files of an archive one by one. Pictures, folders and hidden files are left out. Checks all limits while
 * unpacking, so a trap never fills the memory. Throws an `UnreadableFileError` for an archive that is damaged, locked
 * or too large. A file whose checksum differs is damaged.
 */
export async function* unzip(archive: Blob, name: string): AsyncGenerator<ZipPart> {
  const entries = await listEntries(archive, name);
  const budget = { left: MOST_BYTES };
  for (const entry of entries) {
    if (NO_LOG.test(entry.path)) continue;
    if (entry.flags & LOCKED) throw unreadable(name, 'zipLocked');
    yield { path: entry.path, content: new Blob(await unpack(archive, entry, budget, name)) };
  }
}

/**
 * Returns true for an Excel file: an archive with a list of its content types. A document of Word has one too. Throws
 * an `UnreadableFileError` for a damaged archive.
 */
export async function isWorkbook(archive: Blob, name: string): Promise<boolean> {
  const entries = await listEntries(archive, name);
  return entries.some(({ path }) => /^\[content_types\]\.xml$/i.test(path));
}

async function viewOf(archive: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await archive.slice(from, to).arrayBuffer());
}

async function listEntries(archive: Blob, name: string): Promise<Entry[]> {
  const from = Math.max(0, archive.size - END.length - END.longestComment);
  const tail = await viewOf(archive, from, archive.size);
  let end = tail.byteLength - END.length;
  while (end >= 0 && tail.getUint32(end, true) !== END.signature) end -= 1;
  if (end < 0) throw unreadable(name, 'zipDamaged');
  const count = tail.getUint16(end + 10, true);
  const [size, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (count > MOST_ENTRIES) throw unreadable(name, 'zipTooLarge');
  const list = await viewOf(archive, start, start + size);
  const entries: Entry[] = [];
  for (let at = 0; entries.length < count; ) {
    const isWhole = at + LISTED.length <= list.byteLength;
    if (!isWhole || list.getUint32(at, true) !== LISTED.signature) throw unreadable(name, 'zipDamaged');
    const [path, extra, comment] = [28, 30, 32].map((offset) => list.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    entries.push(readEntry(list, at, path));
    at += LISTED.length + path + extra + comment;
  }
  return entries;
}

function readEntry(list: DataView, at: number, pathLength: number): Entry {
  const flags = list.getUint16(at + 8, true);
  const from = list.byteOffset + at + LISTED.length;
  const path = new Uint8Array(list.buffer).subarray(from, from + pathLength);
  return {
    path: new TextDecoder(flags & UTF8 ? 'utf-8' : undefined).decode(path),
    flags,
    method: list.getUint16(at + 10, true),
    crc: list.getUint32(at + 16, true),
    packed: list.getUint32(at + 20, true),
    unpacked: list.getUint32(at + 24, true),
    at: list.getUint32(at + 42, true),
  };
}

/** The size of the pieces that are unpacked at once. Each becomes at most 4 MB. */
const PIECE = 4096;

async function unpack(
  archive: Blob,
  { method, crc, packed, unpacked, at }: Entry,
  budget: { left: number },
  name: string,
): Promise<BlobPart[]> {
  const isTrap = (bytes: number) =>
    bytes > budget.left || (bytes > RATIO_COUNTS_FROM && bytes > MOST_RATIO * packed);
  if (isTrap(unpacked) || packed > MOST_BYTES) throw unreadable(name, 'zipTooLarge');
  const local = await viewOf(archive, at, at + LOCAL.length);
  const isLocal = local.byteLength === LOCAL.length && local.getUint32(0, true) === LOCAL.signature;
  if (!isLocal) throw unreadable(name, 'zipDamaged');
  const from = at + LOCAL.length + local.getUint16(26, true) + local.getUint16(28, true);
  const bytes = new Uint8Array(await archive.slice(from, from + packed).arrayBuffer());
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let [length, sum] = [0, 0];
  const keep = (chunk: Uint8Array) => {
    length += chunk.length;
    if (isTrap(length)) throw unreadable(name, 'zipTooLarge');
    sum = crc32(chunk, sum);
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  };
  if (method === STORED) keep(bytes);
  else if (method === DEFLATED) await inflate(bytes, keep, name);
  else throw unreadable(name, 'zipDamaged');
  if (bytes.length !== packed || length !== unpacked || sum !== crc) throw unreadable(name, 'zipDamaged');
  budget.left -= length;
  return chunks;
}

async function inflate(bytes: Uint8Array, keep: (chunk: Uint8Array) => void, name: string): Promise<void> {
  const slice = slices();
  const stream = new Inflate(keep);
  for (let from = 0; from < bytes.length; from += PIECE) {
    try {
      stream.push(bytes.subarray(from, from + PIECE), from + PIECE >= bytes.length);
    } catch (error) {
      throw error instanceof UnreadableFileError ? error : unreadable(name, 'zipDamaged');
    }
    if (slice.isOver()) await slice.rest();
  }
}
