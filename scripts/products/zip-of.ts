import { type Zippable, zipSync } from 'fflate';

/**
 * Times in a zip have no zone, and fflate writes the local clock time. This date is made from a local time, so the
 * bytes are the same in every zone.
 */
const MODIFIED = new Date(2026, 0, 1);

/**
 * Packs files into a zip. `files` has the contents by path. Texts are compressed. Bytes are PNGs, which are already
 * compressed.
 */
export function zipOf(files: Record<string, string | Uint8Array>): Uint8Array {
  const encoder = new TextEncoder();
  const entries: Zippable = {};
  for (const [path, content] of Object.entries(files)) {
    entries[path] =
      typeof content === 'string' ? [encoder.encode(content), { level: 6 }] : [content, { level: 0 }];
  }
  return zipSync(entries, { mtime: MODIFIED });
}
