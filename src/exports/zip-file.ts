import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of a zip. Text is compressed. Bytes are stored, because they are images, which are already compressed. */
export interface ZipEntry {
  path: string;
  content: string | Uint8Array;
}

/**
 * fflate accepts file times from 1980 to 2099. The clock of a phone may restart at 1970 after the battery was empty.
 */
const [EARLIEST, LATEST] = [Date.UTC(1980, 1), Date.UTC(2099, 1)];

/** Makes a zip. Files are added one at a time, so the caller can rest in between. */
export function zipMaker() {
  const chunks: BlobPart[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  });
  return {
    add({ path, content }: ZipEntry): void {
      const file = typeof content === 'string' ? new ZipDeflate(path) : new ZipPassThrough(path);
      file.mtime = Math.min(Math.max(Date.now(), EARLIEST), LATEST);
      zip.add(file);
      file.push(typeof content === 'string' ? strToU8(content) : content, true);
    },
    finish(name: string): File {
      zip.end();
      return new File(chunks, name, { type: 'application/zip' });
    },
  };
}
