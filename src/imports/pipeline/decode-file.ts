import { UnreadableFileError } from './unreadable-file-error.ts';

/**
 * The largest file. Ten years of the busiest known log take 4 MB. A larger file is not a log, and would freeze a phone.
 */
const LARGEST_MEGABYTES = 20;

const SAVE_AS_CSV =
  'Open it in the app that made it, save it as CSV (“comma separated values”), and choose that file.';
const UNPACK = 'Unpack it, then choose the CSV file that is inside.';
const EXPORT_CSV = 'Export your log as CSV from the other app, then choose that file.';

/** The first bytes of other file types, with one character for each byte, and the message for the parent. */
const SIGNATURES: { begins: string; is: string; todo: string }[] = [
  { begins: 'PK\x03\x04', is: 'a zip archive', todo: UNPACK },
  { begins: '\xd0\xcf\x11\xe0', is: 'an old Excel spreadsheet, not a CSV file', todo: SAVE_AS_CSV },
  { begins: '\x1f\x8b', is: 'a gzip archive', todo: UNPACK },
  { begins: '%PDF', is: 'a PDF', todo: EXPORT_CSV },
  { begins: '\x89PNG', is: 'a picture', todo: EXPORT_CSV },
  { begins: '\xff\xd8\xff', is: 'a photo', todo: EXPORT_CSV },
  { begins: '<', is: 'a web page', todo: EXPORT_CSV },
];

/** Excel, Numbers and OpenDocument files are zip archives with their part names near the front. */
const SPREADSHEET_PARTS = ['[Content_Types].xml', 'xl/', 'Index/', 'opendocument.spreadsheet'];

/** Decodes the text of a file in any encoding. Throws an {@link UnreadableFileError}. */
export async function decodeFile(file: Blob, name: string): Promise<string> {
  const megabytes = file.size / 1_000_000;
  if (megabytes > LARGEST_MEGABYTES) {
    throw new UnreadableFileError(
      `“${name}” is ${Math.round(megabytes)} MB. Files up to ${LARGEST_MEGABYTES} MB can be read.`,
      'A log is much smaller: is it the right file? If it is, export it in shorter periods.',
    );
  }
  const bytes = await bytesOf(file, name);
  if (!bytes.length) throw new UnreadableFileError(`“${name}” is empty.`, EXPORT_CSV);
  refuseOtherKinds(bytes, name);
  return decode(bytes);
}

function refuseOtherKinds(bytes: Uint8Array, name: string): void {
  const head = String.fromCharCode(...bytes.subarray(0, 1000));
  const signature = SIGNATURES.find(({ begins }) => head.startsWith(begins));
  if (!signature) return;
  if (signature.todo === UNPACK && SPREADSHEET_PARTS.some((part) => head.includes(part))) {
    throw new UnreadableFileError(`“${name}” is a spreadsheet, not a CSV file.`, SAVE_AS_CSV);
  }
  throw new UnreadableFileError(`“${name}” is ${signature.is}.`, signature.todo);
}

async function bytesOf(file: Blob, name: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new UnreadableFileError(
      `“${name}” could not be opened.`,
      'It may have been moved or deleted, or it is still in the cloud. Save it on this device, then choose it again.',
    );
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
