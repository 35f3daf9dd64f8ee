import type { PlainFileFault } from '#domain/sync/file-fault.ts';
import { unreadable } from './unreadable-file-error.ts';

/**
 * The largest file. Ten years of the busiest known log take 4 MB. A larger file is not a log, and would freeze a phone.
 */
const LARGEST_MEGABYTES = 20;

/** The first bytes of other file types, with one character for each byte. */
const SIGNATURES: { begins: string; is: PlainFileFault }[] = [
  { begins: 'PK\x03\x04', is: 'zip' },
  { begins: '\xd0\xcf\x11\xe0', is: 'excel' },
  { begins: '\x1f\x8b', is: 'gzip' },
  { begins: '%PDF', is: 'pdf' },
  { begins: '\x89PNG', is: 'picture' },
  { begins: '\xff\xd8\xff', is: 'photo' },
  { begins: '<', is: 'webPage' },
];

/** Excel, Numbers and OpenDocument files are zip archives with their part names near the front. */
const SPREADSHEET_PARTS = ['[Content_Types].xml', 'xl/', 'Index/', 'opendocument.spreadsheet'];

/** Decodes the text of a file in any encoding. Throws an `UnreadableFileError`. */
export async function decodeFile(file: Blob, name: string): Promise<string> {
  const megabytes = file.size / 1_000_000;
  if (megabytes > LARGEST_MEGABYTES) {
    throw unreadable(name, {
      code: 'tooLarge',
      megabytes: Math.round(megabytes),
      most: LARGEST_MEGABYTES,
    });
  }
  const bytes = await bytesOf(file, name);
  if (!bytes.length) throw unreadable(name, 'empty');
  refuseOtherKinds(bytes, name);
  return decode(bytes);
}

function refuseOtherKinds(bytes: Uint8Array, name: string): void {
  const head = String.fromCharCode(...bytes.subarray(0, 1000));
  const signature = SIGNATURES.find(({ begins }) => head.startsWith(begins));
  if (!signature) return;
  const isSpreadsheet = signature.is === 'zip' && SPREADSHEET_PARTS.some((part) => head.includes(part));
  throw unreadable(name, isSpreadsheet ? 'spreadsheet' : signature.is);
}

async function bytesOf(file: Blob, name: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw unreadable(name, 'notOpened');
  }
}

/**
 * Decodes UTF-16 if there is a byte order mark for it, otherwise UTF-8. Text that is not UTF-8 is in Windows-1252,
 * which Excel on Windows writes.
 */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  // Streaming tolerates a last character that was cut with the file.
  const asUtf8 = (fatal: boolean) => new TextDecoder('utf-8', { fatal }).decode(bytes, { stream: true });
  try {
    return asUtf8(true);
  } catch {
    const text = asUtf8(false);
    const isOneSlip = isMarked || countOf(text, BROKEN) < countOf(text, BEYOND_ASCII);
    return isOneSlip ? text : new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The replacement character for invalid UTF-8. A UTF-8 file with an error has few. In a file of another encoding, every
 * accent becomes one.
 */
const BROKEN = /\uFFFD/g;
const BEYOND_ASCII = /[\u0080-\uFFFC]/g;

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
