import { type Zippable, zipSync } from 'fflate';

/** A zip has no zone: fflate writes the local date and clock time, and these are the same in every zone. */
const MODIFIED = new Date(2026, 0, 1);

/** Packs files by their path. Text is compressed. Bytes are PNGs, which are compressed already. */
export function zipOf(files: Record<string, string | Uint8Array>): Uint8Array {
  const encoder = new TextEncoder();
  const entries: Zippable = {};
  for (const [path, content] of Object.entries(files)) {
    entries[path] =
      typeof content === 'string' ? [encoder.encode(content), { level: 6 }] : [content, { level: 0 }];
  }
  return zipSync(entries, { mtime: MODIFIED });
}
