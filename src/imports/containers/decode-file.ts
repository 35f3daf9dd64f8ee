import type { PlainFileFault } from '#domain/sync/file-fault.ts';
import { unreadable } from './unreadable-file-error.ts';

/**
 * The limit for the size of a file. Ten years of the busiest known log take 4 MB. A larger file is not a log, and would
 * freeze a phone.
 */
const LARGEST_MEGABYTES = 20;

/** The first bytes of other file types. Each character is one byte. */
const SIGNATURES: { begins: string; is: PlainFileFault | 'zip' }[] = [
  { begins: 'PK\x03\x04', is: 'zip' },
  // An archive without files.
  { begins: 'PK\x05\x06', is: 'zip' },
  { begins: '\xd0\xcf\x11\xe0', is: 'excel' },
  { begins: '\x1f\x8b', is: 'gzip' },
  { begins: '%PDF', is: 'pdf' },
  { begins: '\x89PNG', is: 'picture' },
  { begins: '\xff\xd8\xff', is: 'photo' },
  { begins: '<', is: 'webPage' },
];

/** Names in files of Numbers and of OpenDocument. These are zip archives, with such names near their beginning. */
const SPREADSHEET_PARTS = ['Index/', 'opendocument.spreadsheet'];

/** The first bytes of a database of SQLite. */
const DATABASE = 'SQLite format 3\0';
/** The number of bytes that show what a file is. */
const HEAD = 1000;

/**
 * Finds out whether a file is a text, a zip archive or a database. Reads only its first bytes. Throws an
 * `UnreadableFileError` for all other files, and for texts and databases that are too large.
 */
export async function kindOfFile(file: Blob, name: string): Promise<'text' | 'zip' | 'database'> {
  const head = String.fromCharCode(...(await bytesOf(file.slice(0, HEAD), name)));
  if (!head) throw unreadable(name, 'empty');
  const signature = SIGNATURES.find(({ begins }) => head.startsWith(begins));
  const isSpreadsheet = signature?.is === 'zip' && SPREADSHEET_PARTS.some((part) => head.includes(part));
  if (isSpreadsheet) throw unreadable(name, 'spreadsheet');
  if (signature?.is === 'zip') return 'zip';
  if (signature) throw unreadable(name, signature.is);
  const megabytes = file.size / 1_000_000;
  if (megabytes > LARGEST_MEGABYTES) {
    throw unreadable(name, {
      code: 'tooLarge',
      megabytes: Math.round(megabytes),
      most: LARGEST_MEGABYTES,
    });
  }
  return head.startsWith(DATABASE) ? 'database' : 'text';
}

/** Reads the bytes of a file. Throws an `UnreadableFileError` if the file is gone, or is still in the cloud. */
export async function bytesOf(file: Blob, name: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw unreadable(name, 'notOpened');
  }
}

/**
 * Decodes a text. A byte order mark for UTF-16 decides. UTF-16 without the mark is recognized by its zero bytes.
 * Otherwise tries UTF-8. A text that is not UTF-8 is in the encoding that Excel on Windows writes: Shift_JIS in Japan,
 * EUC-KR in Korea, and Windows-1252 in the West.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return new TextDecoder(unmarked).decode(bytes);
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  // With `stream`, an incomplete last character is no error. The file may have been cut within it.
  const asUtf8 = (fatal: boolean) => new TextDecoder('utf-8', { fatal }).decode(bytes, { stream: true });
  try {
    return asUtf8(true);
  } catch {
    const text = asUtf8(false);
    const isOneSlip = isMarked || countOf(text, BROKEN) < countOf(text, BEYOND_ASCII);
    return isOneSlip ? text : (asEastAsian(bytes) ?? new TextDecoder('windows-1252').decode(bytes));
  }
}

/** Encodings of East Asia, and the letters of which most texts in their language consist. */
const EAST_ASIAN = [
  ['shift_jis', /[\u3041-\u30fc]/g],
  ['euc-kr', /[\uac00-\ud7a3]/g],
] as const;

/** Decodes a Japanese or Korean text. Returns null if less than a third of its letters are of that language. */
function asEastAsian(bytes: Uint8Array): string | null {
  for (const [encoding, letters] of EAST_ASIAN) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
      if (countOf(text, letters) * 3 > countOf(text, BEYOND_ASCII)) return text;
    } catch {
      // The text is in another encoding.
    }
  }
  return null;
}

/**
 * Finds UTF-16 without a byte order mark. A letter, digit or comma of ASCII has a zero byte there, always on the same
 * side. At least a tenth of the pairs must have one, because a text without letters of ASCII still has digits.
 */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, HEAD);
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [first = 0, second = 0] = zeros;
  if (Math.max(first, second) < head.length / 20 || head.length < 8) return null;
  if (second > 10 * first) return 'utf-16le';
  return first > 10 * second ? 'utf-16be' : null;
}

/**
 * The replacement character for invalid UTF-8. A UTF-8 file with an error contains few of them. In a file with another
 * encoding, every accented letter becomes one.
 */
const BROKEN = /\uFFFD/g;
const BEYOND_ASCII = /[\u0080-\uFFFC]/g;

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
