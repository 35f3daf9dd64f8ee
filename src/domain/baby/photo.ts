/** First bytes, one character a byte, and file extension of each picture format that every browser shows. */
const SIGNATURES = [
  [/^\xff\xd8\xff/, 'jpg'],
  [/^\x89PNG\r\n/, 'png'],
  [/^GIF8[79]a/, 'gif'],
  [/^RIFF[\s\S]{4}WEBP/, 'webp'],
] as const;

/** The bytes of a photo and its file extension. */
export interface Photo {
  ending: (typeof SIGNATURES)[number][1];
  /** One character a byte, as from `atob`. */
  content: string;
}

/**
 * Reads a data URL. Its first bytes decide the format, because the declared type is only a claim. Returns null unless
 * it is a JPEG, PNG, GIF or WebP. A program or an SVG with scripts may claim to be a picture.
 */
export function readPhoto(url: string): Photo | null {
  const base64 = /^data:image\/[\w.+-]+;base64,(.+)$/.exec(url)?.[1];
  const content = base64 && decoded(base64);
  const ending = content && SIGNATURES.find(([signature]) => signature.test(content))?.[1];
  return ending ? { ending, content } : null;
}

function decoded(base64: string): string | null {
  try {
    return atob(base64);
  } catch {
    return null;
  }
}
