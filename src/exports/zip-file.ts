import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of a zip: text is packed; bytes are PNGs, which are packed already. */
export interface ZipEntry {
  path: string;
  content: string | Uint8Array;
}

/** A zip tells the time of its files in years from 1980 to 2099; a phone whose battery was empty may begin at 1970. */
const [EARLIEST, LATEST] = [Date.UTC(1980, 1), Date.UTC(2099, 1)];

/** A zip that grows by one file at a time, so that its maker can rest between two. */
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
