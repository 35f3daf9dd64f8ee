import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of a zip: text is packed; bytes are PNGs, which are packed already. */
export interface ZipEntry {
  path: string;
  content: string | Uint8Array;
}

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
      zip.add(file);
      file.push(typeof content === 'string' ? strToU8(content) : content, true);
    },
    finish(name: string): File {
      zip.end();
      return new File(chunks, name, { type: 'application/zip' });
    },
  };
}
